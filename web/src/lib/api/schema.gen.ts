export interface paths {
    "/api/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** Format: email */
                        email: string;
                        password: string;
                        /**
                         * @default guest
                         * @enum {string}
                         */
                        rolePreference?: "guest" | "host" | "both";
                        /**
                         * @default da
                         * @enum {string}
                         */
                        locale?: "da" | "en" | "en-GB" | "de" | "fr" | "pt" | "zh" | "ar";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: components["schemas"]["OwnUser"];
                            roles: ("guest" | "host" | "host_hotel" | "admin")[];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: email */
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: components["schemas"]["OwnUser"];
                            roles: ("guest" | "host" | "host_hotel" | "admin")[];
                        } | {
                            /** @enum {boolean} */
                            twoFactorRequired: true;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: components["schemas"]["OwnUser"] | null;
                            roles: ("guest" | "host" | "host_hotel" | "admin")[];
                            termsChanged: boolean;
                            /** Format: date-time */
                            now: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/roles/host": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            roles: ("guest" | "host" | "host_hotel" | "admin")[];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TwoFactor"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/two-factor/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            uri: string;
                            key: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/two-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            recoveryCodes: string[];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/two-factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TwoFactor"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/two-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            recoveryCodes: string[];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    } | {
                        recoveryCode: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: components["schemas"]["OwnUser"];
                            roles: ("guest" | "host" | "host_hotel" | "admin")[];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            passkeys: components["schemas"]["Passkey"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        credential: {
                            token: string;
                            id: string;
                            response: {
                                clientDataJSON: string;
                                attestationObject: string;
                                /** @default [] */
                                transports?: string[];
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Passkey"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            token: string;
                            options: {
                                rp: {
                                    id: string;
                                    name: string;
                                };
                                user: {
                                    id: string;
                                    name: string;
                                    displayName: string;
                                };
                                challenge: string;
                                pubKeyCredParams: {
                                    alg: number;
                                    /** @enum {string} */
                                    type: "public-key";
                                }[];
                                timeout: number;
                                excludeCredentials: {
                                    id: string;
                                    /** @enum {string} */
                                    type: "public-key";
                                    transports: string[];
                                }[];
                                authenticatorSelection: {
                                    /** @enum {string} */
                                    residentKey: "required";
                                    /** @enum {boolean} */
                                    requireResidentKey: true;
                                    /** @enum {string} */
                                    userVerification: "required";
                                };
                                /** @enum {string} */
                                attestation: "none";
                            };
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Passkey"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/auth/passkey/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PasskeyRequest"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        id: string;
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            /** @default null */
                            userHandle?: string | null;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: components["schemas"]["OwnUser"];
                            roles: ("guest" | "host" | "host_hotel" | "admin")[];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/step-up/passkey/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PasskeyRequest"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/step-up/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        id: string;
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            /** @default null */
                            userHandle?: string | null;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            confirmedUntil: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            providers: components["schemas"]["SignInProvider"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default null */
                        next?: string | null;
                        /**
                         * @default guest
                         * @enum {string}
                         */
                        rolePreference?: "guest" | "host" | "both";
                        /**
                         * @default da
                         * @enum {string}
                         */
                        locale?: "da" | "en" | "en-GB" | "de" | "fr" | "pt" | "zh" | "ar";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uri */
                            url: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/step-up/providers/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default null */
                        next?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uri */
                            url: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sign-in-ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignInWays"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/linked-identities/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        provider: string;
                        /** @default null */
                        next?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uri */
                            url: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/linked-identities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                        factor?: {
                            code: string;
                        } | {
                            recoveryCode: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            confirmedUntil: string;
                        } | {
                            /** @enum {boolean} */
                            twoFactorRequired: true;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: email */
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: boolean;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-email/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        currentPassword: string;
                        newPassword: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: email */
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            pending: {
                                email: string;
                                oldConfirmed: boolean;
                                newConfirmed: boolean;
                            } | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/test-notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["DeviceSession"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ended: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            loginAlerts: boolean;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        loginAlerts?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            loginAlerts: boolean;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Profile"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        phone?: string | null;
                        dob?: string | null;
                        city?: string | null;
                        /** @enum {string} */
                        preferredLocale?: "da" | "en" | "en-GB" | "de" | "fr" | "pt" | "zh" | "ar";
                        /** @enum {string} */
                        preferredCurrency?: "DKK" | "EUR" | "SEK" | "NOK" | "USD" | "GBP" | "CHF" | "PLN";
                        accessibility?: {
                            /** @enum {string} */
                            reducedMotion: "system" | "on" | "off";
                            /** @enum {string} */
                            highContrast: "system" | "on" | "off";
                            /** @enum {string} */
                            textSize: "normal" | "large" | "larger";
                        };
                        revision?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Profile"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Profile"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        confirm: "SLET";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        phone?: string | null;
                        dob?: string | null;
                        city?: string | null;
                        /** @enum {string} */
                        preferredLocale?: "da" | "en" | "en-GB" | "de" | "fr" | "pt" | "zh" | "ar";
                        /** @enum {string} */
                        preferredCurrency?: "DKK" | "EUR" | "SEK" | "NOK" | "USD" | "GBP" | "CHF" | "PLN";
                        accessibility?: {
                            /** @enum {string} */
                            reducedMotion: "system" | "on" | "off";
                            /** @enum {string} */
                            highContrast: "system" | "on" | "off";
                            /** @enum {string} */
                            textSize: "normal" | "large" | "larger";
                        };
                        revision?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Profile"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/me/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        showCity: boolean;
                        seoIndex: boolean;
                        readReceipts: boolean;
                        marketingOptIn: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Profile"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: boolean;
                            push: boolean;
                            sms: boolean;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: boolean;
                        push: boolean;
                        sms: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: boolean;
                            push: boolean;
                            sms: boolean;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            bookingEmail: true;
                            bookingPush: boolean;
                            messageEmail: boolean;
                            messagePush: boolean;
                            promoEmail: boolean;
                            promoPush: boolean;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        bookingEmail: true;
                        bookingPush: boolean;
                        messageEmail: boolean;
                        messagePush: boolean;
                        promoEmail: boolean;
                        promoPush: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            bookingEmail: true;
                            bookingPush: boolean;
                            messageEmail: boolean;
                            messagePush: boolean;
                            promoEmail: boolean;
                            promoPush: boolean;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            verification: components["schemas"]["Verification"] | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            verification: components["schemas"]["Verification"];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    status?: "pending" | "approved" | "rejected";
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["VerificationCase"][];
                            nextCursor: string | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/verifications/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "approved";
                    } | {
                        /** @enum {string} */
                        decision: "rejected";
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            verification: components["schemas"]["Verification"];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            application: components["schemas"]["PartnerApplication"] | null;
                            account: components["schemas"]["PayoutAccount"];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/cvr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        companyName: string;
                        cvr: string;
                        /** Format: email */
                        contactEmail: string;
                        contactPhone: string | null;
                        addressLine1: string;
                        postalCode: string;
                        city: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            application: components["schemas"]["PartnerApplication"];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            document: components["schemas"]["PartnerDocument"];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/hotels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["HotelDraft"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        answers: {
                            name: string;
                            stars: number | null;
                            address: string;
                            postalCode: string;
                            city: string;
                            /** @enum {string} */
                            country: "DK" | "NO" | "SE" | "FI" | "IS";
                            rooms: number | null;
                            guestsPerRoom: number | null;
                            description: string;
                            amenities: ("wifi" | "parking" | "restaurant" | "breakfast" | "bar" | "spa" | "gym" | "pool" | "pets" | "seaView" | "evCharger" | "meetingRooms")[];
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            revision: number;
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/hotels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision: number;
                        answers: {
                            name: string;
                            stars: number | null;
                            address: string;
                            postalCode: string;
                            city: string;
                            /** @enum {string} */
                            country: "DK" | "NO" | "SE" | "FI" | "IS";
                            rooms: number | null;
                            guestsPerRoom: number | null;
                            description: string;
                            amenities: ("wifi" | "parking" | "restaurant" | "breakfast" | "bar" | "spa" | "gym" | "pool" | "pets" | "seaView" | "evCharger" | "meetingRooms")[];
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            revision: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uri */
                            url: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        operatorId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            application: components["schemas"]["PartnerApplication"];
                            roles: ("guest" | "host" | "host_hotel" | "admin")[];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    status?: "pending" | "approved" | "rejected";
                    q?: string;
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["PartnerCase"][];
                            nextCursor: string | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "approved";
                    } | {
                        /** @enum {string} */
                        decision: "rejected";
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            partner: components["schemas"]["PartnerCase"];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    q?: string;
                    place?: string;
                    category?: string;
                    type?: string[] | string;
                    bbox?: string;
                    lat?: number;
                    lng?: number;
                    radius?: number;
                    checkIn?: string;
                    checkOut?: string;
                    checkin?: string;
                    checkout?: string;
                    guests?: number;
                    pets?: "true" | "false";
                    minPrice?: number;
                    maxPrice?: number;
                    amenities?: string[] | string;
                    bedrooms?: number;
                    beds?: number;
                    bathrooms?: number;
                    bookingMode?: "instant" | "request";
                    minRating?: number;
                    sort?: "recommended" | "price" | "price_desc" | "rating" | "newest";
                    cursor?: string;
                    limit?: number;
                    freeCancellation?: "true" | "false";
                    guestFavourite?: "true" | "false";
                    flex?: number;
                    when?: "weekend" | "week";
                    month?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            place: string | null;
                            items: components["schemas"]["ListingCard"][];
                            total: number;
                            totalCapped: boolean;
                            /** @enum {string} */
                            priceBasis: "night" | "total";
                            nextCursor: string | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    q?: string;
                    place?: string;
                    category?: string;
                    type?: string[] | string;
                    bbox?: string;
                    lat?: number;
                    lng?: number;
                    radius?: number;
                    checkIn?: string;
                    checkOut?: string;
                    checkin?: string;
                    checkout?: string;
                    guests?: number;
                    pets?: "true" | "false";
                    minPrice?: number;
                    maxPrice?: number;
                    amenities?: string[] | string;
                    bedrooms?: number;
                    beds?: number;
                    bathrooms?: number;
                    bookingMode?: "instant" | "request";
                    minRating?: number;
                    freeCancellation?: "true" | "false";
                    guestFavourite?: "true" | "false";
                    flex?: number;
                    when?: "weekend" | "week";
                    month?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Facets"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/clusters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    q?: string;
                    place?: string;
                    category?: string;
                    type?: string[] | string;
                    bbox: string;
                    lat?: number;
                    lng?: number;
                    radius?: number;
                    checkIn?: string;
                    checkOut?: string;
                    checkin?: string;
                    checkout?: string;
                    guests?: number;
                    pets?: "true" | "false";
                    minPrice?: number;
                    maxPrice?: number;
                    amenities?: string[] | string;
                    bedrooms?: number;
                    beds?: number;
                    bathrooms?: number;
                    bookingMode?: "instant" | "request";
                    minRating?: number;
                    freeCancellation?: "true" | "false";
                    guestFavourite?: "true" | "false";
                    flex?: number;
                    when?: "weekend" | "week";
                    month?: string;
                    zoom: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Clusters"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/loosen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    q?: string;
                    place?: string;
                    category?: string;
                    type?: string[] | string;
                    bbox?: string;
                    lat?: number;
                    lng?: number;
                    radius?: number;
                    checkIn?: string;
                    checkOut?: string;
                    checkin?: string;
                    checkout?: string;
                    guests?: number;
                    pets?: "true" | "false";
                    minPrice?: number;
                    maxPrice?: number;
                    amenities?: string[] | string;
                    bedrooms?: number;
                    beds?: number;
                    bathrooms?: number;
                    bookingMode?: "instant" | "request";
                    minRating?: number;
                    freeCancellation?: "true" | "false";
                    guestFavourite?: "true" | "false";
                    flex?: number;
                    when?: "weekend" | "week";
                    month?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["SearchProposal"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Suggestions"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Listing"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/{id}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    from: string;
                    to: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            unavailable: {
                                /** Format: date */
                                from: string;
                                /** Format: date */
                                to: string;
                            }[];
                            own: {
                                /** Format: date */
                                from: string;
                                /** Format: date */
                                to: string;
                                /** Format: uuid */
                                bookingId: string;
                                /** Format: date-time */
                                until: string;
                            }[];
                            rules: components["schemas"]["StayRules"] | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/{id}/nearby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    checkIn?: string;
                    checkOut?: string;
                    guests?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["ListingCard"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    q?: string;
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["Review"][];
                            nextCursor: string | null;
                            total: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: string;
                                slug: string;
                                name: string;
                                icon: string;
                                color: string;
                                group: string;
                                orderIndex: number;
                            }[];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    city?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["HotelCard"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotels/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    place?: string;
                    bbox?: string;
                    guests?: number;
                    minPrice?: number;
                    maxPrice?: number;
                    cursor?: string;
                    limit?: number;
                    checkIn?: string;
                    checkOut?: string;
                    checkin?: string;
                    checkout?: string;
                    city?: string;
                    rooms?: number;
                    stars?: string[] | string;
                    amenities?: string[] | string;
                    sort?: "recommended" | "price" | "price_desc" | "rating";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            place: string | null;
                            items: components["schemas"]["HotelCard"][];
                            total: number;
                            totalCapped: boolean;
                            nextCursor: string | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotels/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HotelSuggestions"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Hotel"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: "about" | "help" | "safety" | "terms" | "privacy" | "cancellation" | "cookies" | "contact" | "partner" | "imprint" | "accessibility" | "ranking" | "fees" | "careers" | "press" | "blog" | "host-resources" | "host-guide" | "host-insurance";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenPage"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            agreements: components["schemas"]["Agreement"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        terms?: number;
                        privacy?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            agreements: components["schemas"]["Agreement"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/agreements/changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: components["schemas"]["ChangedDocument"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            homes: number;
                            hosts: number;
                            rating: number | null;
                            reviews: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Currencies"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        date: string;
                        source: string;
                        rates: {
                            EUR: number;
                            SEK: number;
                            NOK: number;
                            USD: number;
                            GBP: number;
                            CHF: number;
                            PLN: number;
                        };
                        /** @default false */
                        confirmed?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Currencies"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hosting/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            platformFeePercent: number;
                            serviceFeePercent: number;
                            releaseHours: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hosting/earnings-estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    place: string;
                    kind: "summerhouse" | "apartment" | "house" | "villa";
                    bedrooms: number;
                    nights: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            occupancyPercent: number | null;
                            homes: number;
                            within: {
                                /** @enum {string} */
                                area: "place" | "around" | "country";
                                name: string;
                                /** @enum {string} */
                                country: "DK" | "NO" | "SE" | "FI" | "IS";
                            } | null;
                            /** @description DKK */
                            nightPrice: number;
                            priceRange: {
                                /** @description DKK */
                                low: number;
                                /** @description DKK */
                                high: number;
                            } | null;
                            /** @description DKK */
                            total: number;
                            /** @description DKK */
                            platformFee: number;
                            /** @description DKK */
                            earnings: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        listingId: string;
                        /** Format: date */
                        checkIn: string;
                        /** Format: date */
                        checkOut: string;
                        guests?: {
                            adults: number;
                            /** @default 0 */
                            children?: number;
                            /** @default 0 */
                            babies?: number;
                            /** @default 0 */
                            pets?: number;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AvailableQuote"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    tab?: "upcoming" | "past";
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["ListedTrip"][];
                            counts: {
                                upcoming: number;
                                past: number;
                            };
                            nextCursor: string | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        listingId: string;
                        /** Format: date */
                        checkIn: string;
                        /** Format: date */
                        checkOut: string;
                        guests: {
                            adults: number;
                            /** @default 0 */
                            children?: number;
                            /** @default 0 */
                            babies?: number;
                            /** @default 0 */
                            pets?: number;
                        };
                        /** @default false */
                        adultAttested?: boolean;
                        message?: string;
                        expectedTotal?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "pending_request" | "host_approved" | "awaiting_payment" | "pending" | "confirmed" | "declined" | "expired" | "cancelled" | "cancelled_by_guest" | "cancelled_by_host" | "completed";
                            /** @description DKK */
                            total: number;
                            revision: number;
                            clientSecret: string | null;
                            approvalExpiresAt: string | null;
                            paymentDueAt: string | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PayableTrip"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/cancellation-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CancellationPreview"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        expectedRefund?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Trip"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/payment-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uri */
                            url: string;
                            clientSecret: string;
                            /** Format: date-time */
                            paymentDueAt: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/alteration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewestAlteration"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/alteration-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        checkIn: string;
                        /** Format: date */
                        checkOut: string;
                        guests: {
                            adults: number;
                            /** @default 0 */
                            children?: number;
                            /** @default 0 */
                            babies?: number;
                            /** @default 0 */
                            pets?: number;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AlterationTerms"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/alterations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        checkIn: string;
                        /** Format: date */
                        checkOut: string;
                        guests: {
                            adults: number;
                            /** @default 0 */
                            children?: number;
                            /** @default 0 */
                            babies?: number;
                            /** @default 0 */
                            pets?: number;
                        };
                        expectedDifference: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Alteration"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alterations/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Alteration"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alterations/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Alteration"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alterations/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Alteration"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alterations/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            clientSecret: string;
                            /** Format: date-time */
                            paymentDueAt: string;
                            /** @description DKK */
                            amount: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/alterations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["OpenAlteration"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TripStory"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Receipt"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/campaigns/christmas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            running: boolean;
                            revision: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        running: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            running: boolean;
                            revision: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reconciliations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            reports: components["schemas"]["Reconciliation"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Reconciliation"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["OwedRefund"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        about: {
                            /** Format: uuid */
                            userId: string;
                        } | {
                            /** Format: email */
                            address: string;
                        };
                        why: string;
                        cursor?: string;
                        /** @default 50 */
                        limit?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["LoggedMail"][];
                            nextCursor: string | null;
                            suppressions: components["schemas"]["MailSuppression"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/suppressions/{userId}/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        why: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            lifted: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    tab?: "pending" | "approved" | "declined" | "expired";
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["Reservation"][];
                            counts: {
                                pending: number;
                                approved: number;
                                declined: number;
                                expired: number;
                            };
                            nextCursor: string | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Reservation"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/bookings/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Reservation"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/bookings/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Reservation"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/bookings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason?: string;
                        keepBlocked?: boolean;
                        /** @enum {string} */
                        policyCode?: "flexible";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Reservation"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/bookings/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        amount: number;
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Reservation"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    tab?: "upcoming" | "ongoing" | "ended" | "cancelled" | "all";
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["Reservation"][];
                            counts: {
                                upcoming: number;
                                ongoing: number;
                                ended: number;
                                cancelled: number;
                                all: number;
                            };
                            nextCursor: string | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/reservations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReservationStory"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/campaign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            campaign: components["schemas"]["HostCampaign"] | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                title: string;
                                /** @enum {string} */
                                subcategory: "summerhouse" | "holiday_home" | "private_home" | "room" | "apartment" | "villa";
                                city: string;
                                region: string | null;
                                /** @enum {string} */
                                country: "DK" | "NO" | "SE" | "FI" | "IS";
                                location: {
                                    lat: number;
                                    lng: number;
                                };
                                maxGuests: number;
                                bedrooms: number;
                                beds: number;
                                bathrooms: number;
                                tags: ("quiet" | "unique" | "family" | "stylish" | "central" | "spacious" | "beach" | "nature" | "romantic" | "modern")[];
                                photos: {
                                    hash: string;
                                    width: number;
                                    height: number;
                                    alt?: string;
                                    altEnglish?: string;
                                    /** Format: starts_with */
                                    placeholder: string;
                                    color: string;
                                }[];
                                rating: number | null;
                                reviewCount: number;
                                /** @enum {string} */
                                bookingMode: "instant" | "request";
                                /** @enum {string} */
                                cancellationPolicy: "flexible" | "moderate" | "strict";
                                petsAllowed: boolean;
                                featured: boolean;
                                stay: {
                                    /** Format: date */
                                    checkIn: string;
                                    /** Format: date */
                                    checkOut: string;
                                } | null;
                                guestFavourite: boolean;
                                lastBookedAt: string | null;
                                badge: {
                                    /** @enum {string} */
                                    kind: "intro" | "last_minute" | "weekly" | "monthly";
                                    percent: number;
                                } | null;
                                /** Format: date-time */
                                createdAt: string;
                                /** @description DKK */
                                pricePerNight: number;
                                /** @enum {string} */
                                unit: "night";
                                total: number | null;
                                active: boolean;
                            }[];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: string;
                        description: string;
                        /** @enum {string} */
                        subcategory: "summerhouse" | "holiday_home" | "private_home" | "room" | "apartment" | "villa";
                        tags: ("quiet" | "unique" | "family" | "stylish" | "central" | "spacious" | "beach" | "nature" | "romantic" | "modern")[];
                        amenities: ("wifi" | "heating" | "heatPump" | "bedLinen" | "towels" | "washingMachine" | "tumbleDryer" | "kitchen" | "dishwasher" | "oven" | "coffeeMachine" | "freezer" | "woodStove" | "sauna" | "hotTub" | "wildernessBath" | "indoorPool" | "underfloorHeating" | "terrace" | "garden" | "balcony" | "barbecue" | "firePit" | "bicycles" | "canoe" | "skiStorage" | "seaView" | "lakeView" | "mountainView" | "beachAccess" | "skiInOut" | "freeParking" | "evCharger" | "stepFree" | "selfCheckIn" | "lift" | "crib" | "highChair" | "playground" | "fencedGarden" | "boardGames" | "tv" | "workspace" | "smokeAlarm" | "carbonMonoxideAlarm" | "fireExtinguisher" | "firstAidKit")[];
                        maxGuests: number;
                        bedrooms: number;
                        beds: number;
                        bathrooms: number;
                        /** @default [] */
                        sleeping?: {
                            name: string;
                            beds: {
                                /** @enum {string} */
                                kind: "double" | "single" | "bunk" | "sofa" | "cot" | "alcove";
                                count: number;
                            }[];
                        }[];
                        rules: {
                            /** @default false */
                            petsAllowed?: boolean;
                            /** @default false */
                            smokingAllowed?: boolean;
                            /** @default false */
                            partiesAllowed?: boolean;
                            /** @default true */
                            childrenWelcome?: boolean;
                            /** @default 22:00 */
                            quietFrom?: string | null;
                            /** @default 07:00 */
                            quietTo?: string | null;
                            /** @default null */
                            additional?: string | null;
                        };
                        safety: {
                            /** @default false */
                            outdoorCamera?: boolean;
                            /** @default false */
                            noiseMonitors?: boolean;
                            /** @default false */
                            weapons?: boolean;
                            /** @default false */
                            smokeAlarm?: boolean;
                            /** @default false */
                            carbonMonoxideAlarm?: boolean;
                            /** @default false */
                            fireExtinguisher?: boolean;
                            /** @default false */
                            firstAidKit?: boolean;
                        };
                        /** @default 15:00 */
                        checkInFrom?: string;
                        /** @default 11:00 */
                        checkOutBefore?: string;
                        address: {
                            line1: string;
                            /** @default null */
                            line2?: string | null;
                            postalCode: string;
                            city: string;
                            /** @default null */
                            region?: string | null;
                            /** @enum {string} */
                            country: "DK" | "NO" | "SE" | "FI" | "IS";
                        };
                        location: {
                            lat: number;
                            lng: number;
                        };
                        /** @default null */
                        business?: {
                            cvr: string;
                            companyName: string;
                        } | null;
                        /** @enum {string} */
                        bookingMode: "instant" | "request";
                        /** @default 24 */
                        requestAutoExpireHours?: number;
                        /**
                         * @default any
                         * @enum {string}
                         */
                        firstGuestPolicy?: "any" | "experienced";
                        /**
                         * @default flexible
                         * @enum {string}
                         */
                        cancellationPolicy?: "flexible" | "moderate" | "strict";
                        /** @default null */
                        arrivalNotes?: string | null;
                        /** @default null */
                        english?: {
                            title: string;
                            description: string;
                            /** @default [] */
                            rooms?: string[];
                            /** @default null */
                            additionalRules?: string | null;
                            /** @default null */
                            arrivalNotes?: string | null;
                        } | null;
                        /** @default true */
                        indexable?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            revision: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/listings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title?: string;
                        description?: string;
                        /** @enum {string} */
                        subcategory?: "summerhouse" | "holiday_home" | "private_home" | "room" | "apartment" | "villa";
                        tags?: ("quiet" | "unique" | "family" | "stylish" | "central" | "spacious" | "beach" | "nature" | "romantic" | "modern")[];
                        amenities?: ("wifi" | "heating" | "heatPump" | "bedLinen" | "towels" | "washingMachine" | "tumbleDryer" | "kitchen" | "dishwasher" | "oven" | "coffeeMachine" | "freezer" | "woodStove" | "sauna" | "hotTub" | "wildernessBath" | "indoorPool" | "underfloorHeating" | "terrace" | "garden" | "balcony" | "barbecue" | "firePit" | "bicycles" | "canoe" | "skiStorage" | "seaView" | "lakeView" | "mountainView" | "beachAccess" | "skiInOut" | "freeParking" | "evCharger" | "stepFree" | "selfCheckIn" | "lift" | "crib" | "highChair" | "playground" | "fencedGarden" | "boardGames" | "tv" | "workspace" | "smokeAlarm" | "carbonMonoxideAlarm" | "fireExtinguisher" | "firstAidKit")[];
                        maxGuests?: number;
                        bedrooms?: number;
                        beds?: number;
                        bathrooms?: number;
                        sleeping?: {
                            name: string;
                            beds: {
                                /** @enum {string} */
                                kind: "double" | "single" | "bunk" | "sofa" | "cot" | "alcove";
                                count: number;
                            }[];
                        }[];
                        rules?: {
                            /** @default false */
                            petsAllowed?: boolean;
                            /** @default false */
                            smokingAllowed?: boolean;
                            /** @default false */
                            partiesAllowed?: boolean;
                            /** @default true */
                            childrenWelcome?: boolean;
                            /** @default 22:00 */
                            quietFrom?: string | null;
                            /** @default 07:00 */
                            quietTo?: string | null;
                            /** @default null */
                            additional?: string | null;
                        };
                        safety?: {
                            /** @default false */
                            outdoorCamera?: boolean;
                            /** @default false */
                            noiseMonitors?: boolean;
                            /** @default false */
                            weapons?: boolean;
                            /** @default false */
                            smokeAlarm?: boolean;
                            /** @default false */
                            carbonMonoxideAlarm?: boolean;
                            /** @default false */
                            fireExtinguisher?: boolean;
                            /** @default false */
                            firstAidKit?: boolean;
                        };
                        checkInFrom?: string;
                        checkOutBefore?: string;
                        address?: {
                            line1: string;
                            /** @default null */
                            line2?: string | null;
                            postalCode: string;
                            city: string;
                            /** @default null */
                            region?: string | null;
                            /** @enum {string} */
                            country: "DK" | "NO" | "SE" | "FI" | "IS";
                        };
                        location?: {
                            lat: number;
                            lng: number;
                        };
                        business?: {
                            cvr: string;
                            companyName: string;
                        } | null;
                        /** @enum {string} */
                        bookingMode?: "instant" | "request";
                        requestAutoExpireHours?: number;
                        /** @enum {string} */
                        firstGuestPolicy?: "any" | "experienced";
                        /** @enum {string} */
                        cancellationPolicy?: "flexible" | "moderate" | "strict";
                        arrivalNotes?: string | null;
                        english?: {
                            title: string;
                            description: string;
                            /** @default [] */
                            rooms?: string[];
                            /** @default null */
                            additionalRules?: string | null;
                            /** @default null */
                            arrivalNotes?: string | null;
                        } | null;
                        indexable?: boolean;
                        revision?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            revision: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/host/listings/{id}/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default 0 */
                        weekendPercent?: number;
                        /** @default false */
                        cleaningIncluded?: boolean;
                        discounts: {
                            /** @default null */
                            introPercent?: number | null;
                            /** @default 3 */
                            introFirstN?: number;
                            /** @default null */
                            lastMinutePercent?: number | null;
                            /** @default 14 */
                            lastMinuteDays?: number;
                            /** @default null */
                            weeklyPercent?: number | null;
                            /** @default null */
                            monthlyPercent?: number | null;
                        };
                        basePrice: number;
                        /** @default 0 */
                        cleaningFee?: number;
                        revision?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            revision: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        weekendPercent?: number;
                        cleaningIncluded?: boolean;
                        discounts?: {
                            introPercent?: number | null;
                            introFirstN?: number;
                            lastMinutePercent?: number | null;
                            lastMinuteDays?: number;
                            weeklyPercent?: number | null;
                            monthlyPercent?: number | null;
                        };
                        basePrice?: number;
                        cleaningFee?: number;
                        revision?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            revision: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/host/listings/{id}/editing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EditableListing"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/listings/{id}/calendar/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        dates: string[];
                        price: number | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            revision: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/listings/{id}/calendar/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        dates: string[];
                        blocked: boolean;
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            revision: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/listings/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            revision: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/listings/{id}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            revision: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/listings/{id}/stay-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rules: {
                                minNights: number;
                                maxNights: number;
                                arrivalDays: number[];
                                noticeDays: number;
                                preparationDays: number;
                                windowDays: number | null;
                                seasons: {
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    to: string;
                                    minNights?: number;
                                    maxNights?: number;
                                    arrivalDays?: number[];
                                    noticeDays?: number;
                                    preparationDays?: number;
                                    windowDays?: number | null;
                                }[];
                            };
                            revision: number;
                            title: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        rules: {
                            minNights: number;
                            maxNights: number;
                            arrivalDays: number[];
                            noticeDays: number;
                            preparationDays: number;
                            windowDays: number | null;
                            seasons: {
                                /** Format: date */
                                from: string;
                                /** Format: date */
                                to: string;
                                minNights?: number;
                                maxNights?: number;
                                arrivalDays?: number[];
                                noticeDays?: number;
                                preparationDays?: number;
                                windowDays?: number | null;
                            }[];
                        };
                        seen: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rules: {
                                minNights: number;
                                maxNights: number;
                                arrivalDays: number[];
                                noticeDays: number;
                                preparationDays: number;
                                windowDays: number | null;
                                seasons: {
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    to: string;
                                    minNights?: number;
                                    maxNights?: number;
                                    arrivalDays?: number[];
                                    noticeDays?: number;
                                    preparationDays?: number;
                                    windowDays?: number | null;
                                }[];
                            };
                            revision: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/listings/{id}/calendar/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            path: string | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            path: string | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            path: string | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/listings/{id}/calendar/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            imports: components["schemas"]["CalendarImport"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        address: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/listings/{id}/calendar/imports/{importId}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                    importId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/listings/{id}/calendar/imports/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                    importId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/listings/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HostOverview"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    from: string;
                    to: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date */
                            from: string;
                            /** Format: date */
                            to: string;
                            weekendNights: number[];
                            homes: components["schemas"]["CalendarHome"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/calendar/{listingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    year: number;
                    month: number;
                };
                header?: never;
                path: {
                    listingId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            listingId: string;
                            year: number;
                            month: number;
                            revision: number;
                            days: components["schemas"]["HostDay"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/calendar/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        homes: {
                            /** Format: uuid */
                            listingId: string;
                            ranges: {
                                /** Format: date */
                                from: string;
                                /** Format: date */
                                to: string;
                            }[];
                        }[];
                        price: number | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CalendarChanged"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/calendar/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        homes: {
                            /** Format: uuid */
                            listingId: string;
                            ranges: {
                                /** Format: date */
                                from: string;
                                /** Format: date */
                                to: string;
                            }[];
                        }[];
                        blocked: boolean;
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CalendarChanged"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/calendar/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        homes: {
                            /** Format: uuid */
                            listingId: string;
                            ranges: {
                                /** Format: date */
                                from: string;
                                /** Format: date */
                                to: string;
                            }[];
                        }[];
                        note: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CalendarChanged"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/calendar/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changes: components["schemas"]["CalendarChange"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/calendar/changes/{subject}/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    subject: "prices" | "days";
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CalendarChanged"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/listings/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            photos: {
                                hash: string;
                                width: number;
                                height: number;
                                alt?: string;
                                altEnglish?: string;
                                /** Format: starts_with */
                                placeholder: string;
                                color: string;
                            }[];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            photo: {
                                hash: string;
                                width: number;
                                height: number;
                                alt?: string;
                                altEnglish?: string;
                                /** Format: starts_with */
                                placeholder: string;
                                color: string;
                            };
                            repeated: boolean;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/listings/{id}/photos/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        hashes: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            photos: {
                                hash: string;
                                width: number;
                                height: number;
                                alt?: string;
                                altEnglish?: string;
                                /** Format: starts_with */
                                placeholder: string;
                                color: string;
                            }[];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/listings/{id}/photos/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                    hash: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            photos: {
                                hash: string;
                                width: number;
                                height: number;
                                alt?: string;
                                altEnglish?: string;
                                /** Format: starts_with */
                                placeholder: string;
                                color: string;
                            }[];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                    hash: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        alt: string | null;
                        altEnglish: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            photos: {
                                hash: string;
                                width: number;
                                height: number;
                                alt?: string;
                                altEnglish?: string;
                                /** Format: starts_with */
                                placeholder: string;
                                color: string;
                            }[];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/host/listings/{id}/photos/{hash}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                    hash: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            photos: {
                                hash: string;
                                width: number;
                                height: number;
                                alt?: string;
                                altEnglish?: string;
                                /** Format: starts_with */
                                placeholder: string;
                                color: string;
                            }[];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["Draft"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        answers: {
                            category?: "housing" | null;
                            tags?: ("quiet" | "unique" | "family" | "stylish" | "central" | "spacious" | "beach" | "nature" | "romantic" | "modern")[] | null;
                            description?: string | null;
                            title?: string | null;
                            subcategory?: ("summerhouse" | "holiday_home" | "private_home" | "room" | "apartment" | "villa") | null;
                            maxGuests?: number | null;
                            bedrooms?: number | null;
                            beds?: number | null;
                            bathrooms?: number | null;
                            line1?: string | null;
                            line2?: string | null;
                            postalCode?: string | null;
                            city?: string | null;
                            location?: {
                                lat: number;
                                lng: number;
                            } | null;
                            isBusiness?: boolean | null;
                            companyName?: string | null;
                            cvr?: string | null;
                            cleaningIncluded?: boolean | null;
                            weekendPercent?: number | null;
                            introPercent?: (number | null) | null;
                            introFirstN?: number | null;
                            lastMinutePercent?: (number | null) | null;
                            lastMinuteDays?: number | null;
                            weeklyPercent?: (number | null) | null;
                            monthlyPercent?: (number | null) | null;
                            extras?: ("INSURANCE" | "FEATURED" | "INSTANT_PAYOUTS" | "SMART_PRICING")[] | null;
                            outdoorCamera?: boolean | null;
                            noiseMonitors?: boolean | null;
                            weapons?: boolean | null;
                            firstGuestPolicy?: ("any" | "experienced") | null;
                            bookingMode?: ("instant" | "request") | null;
                            requestAutoExpireHours?: number | null;
                            basePrice?: number | null;
                            cleaningFee?: number | null;
                        };
                        /** @enum {string} */
                        step?: "description" | "details" | "location" | "price" | "weekend" | "discounts" | "extras" | "safety" | "firstGuests" | "booking" | "photos" | "review";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            revision: number;
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Draft"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision: number;
                        answers: {
                            category?: "housing" | null;
                            tags?: ("quiet" | "unique" | "family" | "stylish" | "central" | "spacious" | "beach" | "nature" | "romantic" | "modern")[] | null;
                            description?: string | null;
                            title?: string | null;
                            subcategory?: ("summerhouse" | "holiday_home" | "private_home" | "room" | "apartment" | "villa") | null;
                            maxGuests?: number | null;
                            bedrooms?: number | null;
                            beds?: number | null;
                            bathrooms?: number | null;
                            line1?: string | null;
                            line2?: string | null;
                            postalCode?: string | null;
                            city?: string | null;
                            location?: {
                                lat: number;
                                lng: number;
                            } | null;
                            isBusiness?: boolean | null;
                            companyName?: string | null;
                            cvr?: string | null;
                            cleaningIncluded?: boolean | null;
                            weekendPercent?: number | null;
                            introPercent?: (number | null) | null;
                            introFirstN?: number | null;
                            lastMinutePercent?: (number | null) | null;
                            lastMinuteDays?: number | null;
                            weeklyPercent?: (number | null) | null;
                            monthlyPercent?: (number | null) | null;
                            extras?: ("INSURANCE" | "FEATURED" | "INSTANT_PAYOUTS" | "SMART_PRICING")[] | null;
                            outdoorCamera?: boolean | null;
                            noiseMonitors?: boolean | null;
                            weapons?: boolean | null;
                            firstGuestPolicy?: ("any" | "experienced") | null;
                            bookingMode?: ("instant" | "request") | null;
                            requestAutoExpireHours?: number | null;
                            basePrice?: number | null;
                            cleaningFee?: number | null;
                        };
                        /** @enum {string} */
                        step?: "description" | "details" | "location" | "price" | "weekend" | "discounts" | "extras" | "safety" | "firstGuests" | "booking" | "photos" | "review";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            revision: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/host/drafts/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            revision: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HostTerms"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/terms/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        version: "1.0";
                        /** @enum {boolean} */
                        terms: true;
                        /** @enum {boolean} */
                        privacy: true;
                        /** @enum {boolean} */
                        liability: true;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HostTerms"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["FoundAddress"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/addresses/at": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    lat: number;
                    lng: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FoundAddress"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/addresses/locate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    line1?: string;
                    postalCode?: string;
                    city?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FoundAddress"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/listings/{id}/extras": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            title: string;
                            items: components["schemas"]["ListingExtra"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/listings/{id}/extras/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                    code: "INSURANCE" | "FEATURED" | "INSTANT_PAYOUTS" | "SMART_PRICING";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        enabled: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            extra: components["schemas"]["ListingExtra"];
                            /** @enum {string} */
                            step: "done" | "cardNeeded" | "authenticate";
                            clientSecret: string | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/listings/{id}/extras/portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uri */
                            url: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/listings/{id}/price-proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            homes: number;
                            items: components["schemas"]["PriceProposal"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/listings/{id}/price-proposals/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        prices: {
                            /** Format: date */
                            date: string;
                            price: number;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            revision: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/listings/{id}/price-proposals/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        prices: {
                            /** Format: date */
                            date: string;
                            price: number;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            decided: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            mode: "stripe" | "sandbox";
                            publishableKey?: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/payment-intents/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        clientSecret: string;
                        cardNumber: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            status: string;
                            error?: {
                                type: string;
                                code?: string;
                                message: string;
                                decline_code?: string;
                            };
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/payment-intents/{id}/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        clientSecret: string;
                        /** @enum {string} */
                        outcome: "success" | "failure";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            status: string;
                            error?: {
                                type: string;
                                code?: string;
                                message: string;
                                decline_code?: string;
                            };
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/setup-intents/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        clientSecret: string;
                        cardNumber: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            status: string;
                            error?: {
                                type: string;
                                code?: string;
                                message: string;
                                decline_code?: string;
                            };
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/setup-intents/{id}/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        clientSecret: string;
                        /** @enum {string} */
                        outcome: "success" | "failure";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            status: string;
                            error?: {
                                type: string;
                                code?: string;
                                message: string;
                                decline_code?: string;
                            };
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["SavedCard"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-methods/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            clientSecret: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-methods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-methods/{id}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/pay-with-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        cardId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            status: string;
                            error?: {
                                type: string;
                                code?: string;
                                message: string;
                                decline_code?: string;
                            };
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/keep-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        keep: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            keep: boolean;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            summary: components["schemas"]["PayoutSummary"];
                            items: components["schemas"]["ListedPayout"][];
                            nextCursor: string | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PayoutStatement"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/payout-account/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uri */
                            url: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/payout-account/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PayoutAccount"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/verified-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        advance: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            now: string;
                            sweeping: string[];
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            now: string;
                            sweeping: string[];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: string;
                                from: string;
                                to: string[];
                                subject: string;
                                text: string;
                                html: string | null;
                                receivedAt: string;
                            }[];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/map/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            provider: "bundled";
                        } | {
                            /** @enum {string} */
                            provider: "mapbox";
                            token: string;
                        } | {
                            /** @enum {string} */
                            provider: "style";
                            styles: {
                                light: string;
                                dark: string;
                            };
                        } | {
                            /** @enum {string} */
                            provider: "archive";
                            url: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            listingIds: string[];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favourites/{listingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    listingId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            wishlistId: string;
                            title: string;
                            lists: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    listingId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlists/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        listingId: string;
                        note?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlists/{id}/items/{listingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                    listingId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                    listingId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        note?: string;
                        /** Format: uuid */
                        moveTo?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/wishlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    listingId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["Wishlist"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: string;
                        /** Format: uuid */
                        listingId?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    checkIn?: string;
                    checkOut?: string;
                    guests?: number;
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            title: string;
                            count: number;
                            items: components["schemas"]["WishlistItem"][];
                            nextCursor: string | null;
                            /** Format: uuid */
                            id: string;
                            shareToken: string | null;
                            notesShared: boolean;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/wishlists/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlists/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        notes?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            token: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlists/shared/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    checkIn?: string;
                    checkOut?: string;
                    guests?: number;
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            title: string;
                            count: number;
                            items: components["schemas"]["WishlistItem"][];
                            nextCursor: string | null;
                            owner: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["SavedSearch"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        query: {
                            [key: string]: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        mail: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/saved-searches/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            query: {
                                [key: string]: string;
                            };
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StayReviews"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        bookingId: string;
                        rating: number;
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            publishedAt: string | null;
                            /** Format: date-time */
                            publishedBy: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/ended-stays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["EndedStay"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/damage-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DamageReports"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/damage-photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            photo: {
                                /** Format: uuid */
                                id: string;
                                width: number;
                                height: number;
                            };
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/damage-photos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/damage-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        bookingId: string;
                        description: string;
                        /** @default null */
                        estimatedCost?: number | null;
                        /** @default [] */
                        photos?: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "submitted" | "answered" | "closed";
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/damage-reports/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/damage-reports/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    side?: "guest" | "host";
                    archived?: string;
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["ThreadSummary"][];
                            nextCursor: string | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        listingId: string;
                    } | {
                        /** Format: uuid */
                        bookingId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            thread: {
                                /** Format: uuid */
                                id: string;
                            };
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    q: string;
                    side?: "guest" | "host";
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["ThreadSummary"][];
                            nextCursor: string | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                            guest: number;
                            host: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            thread: components["schemas"]["Thread"];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        seq: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            readSeq: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads/{id}/archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        archived: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads/{id}/blocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        blocked: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        messageId?: string;
                        /** @enum {string} */
                        reason: "spam" | "offensive" | "scam" | "paymentOutside" | "other";
                        text?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    before?: number;
                    after?: number;
                    around?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["Message"][];
                            more: boolean;
                            newer: boolean;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads/{id}/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                    messageId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        body: string | "";
                        /** @default [] */
                        pictures?: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: components["schemas"]["Message"];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/threads/{id}/messages/{messageId}/original": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                    messageId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        why: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            body: string;
                            senderId: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    q: string;
                    threadId?: string;
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["FoundMessage"][];
                            nextCursor: string | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads/{id}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            picture: components["schemas"]["MessagePicture"];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads/{id}/pictures/{pictureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                    pictureId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/message-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["MessageTemplate"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: string;
                        body: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/message-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: string;
                        body: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/planned-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["PlannedMessage"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        templateId: string;
                        /** @default null */
                        listingId?: string | null;
                        /** @enum {string} */
                        anchor: "checkIn" | "checkOut";
                        days: number;
                        hour: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/planned-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        stopped: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            subject: "message";
                            stopped: boolean;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        subject: string;
                        message: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            number: number;
                            /** Format: date-time */
                            openedAt: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** Format: email */
                        email: string;
                        /** @enum {string} */
                        topic: "booking" | "payment" | "host" | "technical" | "other";
                        message: string;
                        bookingNumber?: string;
                        /** @default  */
                        website?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            number: number;
                            /** Format: date-time */
                            openedAt: string;
                            token: string | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SupportTicket"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact/replies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        message: string | "";
                        /** @default [] */
                        files?: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SupportTicket"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    "x-ticket-token"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            file: components["schemas"]["SupportTicketFile"];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    "x-ticket-token"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: email */
                        email: string;
                        /** @enum {string} */
                        version: "2026-12";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            confirmed: boolean;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ended: boolean;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/support/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    state?: "open" | "answered" | "closed";
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["SupportTicketRow"][];
                            nextCursor: string | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/support/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SupportTicketWithActs"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/support/tickets/{id}/thread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        why: string;
                        before?: number;
                        /** @default 50 */
                        limit?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReportedThread"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/support/tickets/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SupportTicketWithActs"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/support/tickets/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "open" | "closed";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SupportTicketWithActs"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["Notification"][];
                            nextCursor: string | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        upTo: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            publicKey: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PushAddressInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PushDevice"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["PushDevice"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push-subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            export: components["schemas"]["DataExport"] | null;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/export/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DataExport"];
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            blockers: components["schemas"]["DeletionBlocker"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        browserId: string;
                        choice: {
                            preferences: boolean;
                            statistics: boolean;
                        };
                        /** @enum {string} */
                        version: "2026-12";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            decidedAt: string;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            consents: components["schemas"]["Consent"][];
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                302: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                302: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                302: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            received: true;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bounces: number;
                        };
                    };
                };
                /** @description A refusal, by its stable code */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ProblemInput: {
            type: string;
            title: string;
            status: number;
            /** @enum {string} */
            code: "request.invalid" | "request.tooLarge" | "request.timeout" | "request.originRefused" | "request.unsupported" | "request.methodNotAllowed" | "request.methodUnknown" | "route.notFound" | "auth.required" | "auth.forbidden" | "rate.limited" | "idempotency.mismatch" | "idempotency.keyRequired" | "cursor.invalid" | "service.unavailable" | "service.busy" | "service.timeout" | "internal.error" | "auth.emailTaken" | "auth.invalidCredentials" | "auth.suspended" | "auth.tooManyAttempts" | "auth.passwordTooCommon" | "auth.passwordBlank" | "auth.passwordPersonal" | "auth.stepUpRequired" | "auth.twoFactorRequired" | "auth.codeInvalid" | "auth.signInExpired" | "twoFactor.alreadyOn" | "twoFactor.notStarted" | "twoFactor.off" | "passkey.alreadyAdded" | "passkey.expired" | "passkey.notFound" | "passkey.refused" | "passkey.tooMany" | "oidc.alreadyLinked" | "oidc.denied" | "oidc.emailHasAccount" | "oidc.emailUnverified" | "oidc.expired" | "oidc.linkedElsewhere" | "oidc.notLinked" | "oidc.notRecent" | "oidc.refused" | "oidc.unavailable" | "oidc.unknownProvider" | "auth.lastWay" | "auth.passwordWrong" | "auth.emailUnverified" | "auth.emailUnchanged" | "auth.linkInvalid" | "session.notFound" | "user.notFound" | "profile.ageRefused" | "profile.changedMeanwhile" | "verification.pending" | "verification.approved" | "verification.notFound" | "verification.notPending" | "verification.own" | "INVALID_CVR_FORMAT" | "CVR_NOT_FOUND" | "CVR_CLOSED" | "CVR_MISMATCH" | "STRIPE_INCOMPLETE" | "partner.registerUnavailable" | "partner.notFound" | "partner.notChecked" | "partner.notComplete" | "partner.alreadyComplete" | "partner.companyTaken" | "partner.rejected" | "partner.notPending" | "partner.own" | "partner.documentNotFound" | "partner.tooManyDocuments" | "listing.notFound" | "hotel.notFound" | "listing.notOwner" | "listing.incomplete" | "listing.changedMeanwhile" | "draft.changedMeanwhile" | "draft.photosTooEarly" | "address.notFound" | "listing.tooManyPhotos" | "unsubscribe.notFound" | "upload.tooMany" | "upload.quotaReached" | "listing.tooManyDrafts" | "photo.unreadable" | "photo.tooLarge" | "photo.tooSmall" | "document.unreadable" | "document.active" | "document.tooLarge" | "document.tooManyPages" | "photo.notFound" | "photo.lastOne" | "photo.changedMeanwhile" | "stay.notOver" | "review.notFound" | "review.tooLate" | "review.alreadyWritten" | "review.alreadyAnswered" | "wishlist.notFound" | "wishlist.tooMany" | "wishlist.full" | "savedSearch.notFound" | "savedSearch.tooMany" | "savedSearch.empty" | "quote.datesInvalid" | "quote.tooManyGuests" | "rates.notFound" | "rates.notOwner" | "rates.changedMeanwhile" | "currency.dateInvalid" | "currency.implausible" | "booking.notFound" | "booking.datesInvalid" | "booking.datesPast" | "booking.tooFarAhead" | "booking.datesTaken" | "booking.tooManyGuests" | "booking.petsNotAllowed" | "booking.wordsRefused" | "booking.adultRequired" | "booking.tooManyHolds" | "booking.tooManyNightsHeld" | "booking.holdCooldown" | "booking.alreadyRequested" | "booking.tooManyRequests" | "booking.ownListing" | "booking.priceChanged" | "booking.experienceRequired" | "booking.listingUnavailable" | "booking.transitionRefused" | "booking.deadlinePassed" | "booking.notPayable" | "booking.refundChanged" | "booking.notRefundable" | "booking.refundTooHigh" | "booking.paymentDisputed" | "booking.paymentTakenBack" | "booking.personUnavailable" | "stay.tooSoon" | "stay.tooFarAhead" | "stay.arrivalDay" | "stay.tooShort" | "stay.tooLong" | "stayRules.changedMeanwhile" | "alteration.notFound" | "alteration.notPossible" | "alteration.alreadyOpen" | "alteration.tooMany" | "alteration.unchanged" | "alteration.belowRefunds" | "alteration.priceChanged" | "alteration.notOpen" | "calendar.datesBooked" | "calendar.changeNotFound" | "calendar.changedSince" | "calendar.undoTooLate" | "calendar.daysImported" | "calendarImport.notFound" | "calendarImport.addressInvalid" | "calendarImport.addressPrivate" | "calendarImport.ownExport" | "calendarImport.duplicate" | "calendarImport.tooMany" | "calendarImport.tooSoon" | "receipt.notIssued" | "damage.notFound" | "damage.notOpen" | "damage.tooLate" | "damage.alreadyReported" | "damage.tooManyPhotos" | "damage.photoNotFound" | "payment.declined" | "payment.authenticationFailed" | "payment.unavailable" | "payment.notFound" | "card.notFound" | "export.notFound" | "export.tooMany" | "account.deletionBlocked" | "support.tooManyTickets" | "support.notFound" | "support.fileNotFound" | "support.tooManyFiles" | "contact.tooMany" | "thread.notFound" | "thread.own" | "thread.blocked" | "thread.tooManyNew" | "thread.tooManyReports" | "messageTemplate.notFound" | "messageTemplate.tooMany" | "messageTemplate.placeholderUnknown" | "plannedMessage.notFound" | "plannedMessage.tooMany" | "message.notFound" | "message.idTaken" | "message.empty" | "message.tooMany" | "message.pictureNotFound" | "push.addressRefused" | "push.addressTaken" | "payout.notFound" | "payout.accountDisabled" | "webhook.signatureInvalid" | "webhook.stale" | "sandbox.only";
            params?: {
                [key: string]: unknown;
            };
            traceId: string;
        };
        ReconciliationInput: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            ranAt: string;
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            checked: number;
            differences: {
                movement: string;
                /** @enum {string} */
                kind: "missingInLedger" | "missingAtProvider" | "amount";
                ledger: number | null;
                provider: number | null;
            }[];
            disputes: {
                id: string;
                /** Format: uuid */
                bookingId: string;
                /** @enum {string} */
                status: "open" | "lost";
                /** @description DKK */
                amount: number;
            }[];
            /** @description DKK */
            provider: number;
            /** @description DKK */
            ledger: number;
            /** @description DKK */
            fees: number;
        };
        OwedRefundInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            bookingId: string;
            /** Format: uuid */
            guestId: string;
            returns: number;
            /** Format: date-time */
            returnedAt: string;
            nextTryAt: string | null;
            /** @description DKK */
            amount: number;
        };
        SupportTicketRowInput: {
            number: number;
            /** @enum {string} */
            state: "open" | "answered" | "closed";
            topic: ("booking" | "payment" | "host" | "technical" | "other") | null;
            subject: string;
            message: string;
            /** Format: date-time */
            openedAt: string;
            /** Format: uuid */
            id: string;
            personId: string | null;
            name: string | null;
            email: string | null;
            locale: ("da" | "en" | "en-GB" | "de" | "fr" | "pt" | "zh" | "ar") | null;
            report: {
                /** Format: uuid */
                threadId: string;
                messageId: string | null;
                /** @enum {string} */
                reason: "spam" | "offensive" | "scam" | "paymentOutside" | "other";
            } | null;
            bookingNumber: string | null;
            suspect: boolean;
        };
        SupportTicketWithActsInput: {
            ticket: components["schemas"]["SupportTicketRowInput"];
            acts: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "reply" | "answer" | "closed" | "reopened";
                adminId: string | null;
                message: string;
                files: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    /** @enum {string} */
                    type: "picture" | "pdf";
                    bytes: number;
                }[];
                /** Format: date-time */
                at: string;
            }[];
        };
        ReportedThreadInput: {
            /** Format: uuid */
            guestId: string;
            /** Format: uuid */
            hostId: string;
            items: {
                /** Format: uuid */
                id: string;
                seq: number;
                body: string;
                event: {
                    /** @enum {string} */
                    moment: "requested" | "approved" | "declined" | "expired" | "confirmed" | "cancelled" | "cancelledByGuest" | "cancelledByHost" | "completed" | "altered";
                    /** Format: uuid */
                    bookingId: string;
                    /** Format: date */
                    checkIn: string;
                    /** Format: date */
                    checkOut: string;
                } | null;
                /** Format: date-time */
                createdAt: string;
                from: ("guest" | "host") | null;
                pictures: number;
            }[];
            more: boolean;
        };
        PageChangeInput: {
            version: number;
            date: string;
            text: string;
        };
        WrittenPageInput: {
            title: string;
            description: string;
            updated: string;
            changes: components["schemas"]["PageChangeInput"][];
            sections: {
                id: string;
                title: string;
            }[];
            questions: {
                id: string;
                topic: string;
                question: string;
                answer: string;
                searchWords: string[];
            }[];
            html: string;
        };
        AgreementInput: {
            /** @enum {string} */
            document: "terms" | "privacy";
            version: number;
            /** Format: date */
            dated: string;
            /** @enum {string} */
            way: "sign-up" | "provider" | "notice" | "hosting";
            /** Format: date-time */
            agreedAt: string;
        };
        ChangedDocumentInput: {
            /** @enum {string} */
            document: "terms" | "privacy";
            title: string;
            changes: components["schemas"]["PageChangeInput"][];
        };
        AlterationTermsInput: {
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            nights: number;
            guests: {
                adults: number;
                /** @default 0 */
                children: number;
                /** @default 0 */
                babies: number;
                /** @default 0 */
                pets: number;
            };
            /** @description DKK */
            total: number;
            /** @description DKK */
            difference: number;
            /** @description DKK */
            waived: number;
            hostDifference: number | null;
        };
        AlterationInput: {
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            nights: number;
            guests: {
                adults: number;
                /** @default 0 */
                children: number;
                /** @default 0 */
                babies: number;
                /** @default 0 */
                pets: number;
            };
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            bookingId: string;
            /** @enum {string} */
            by: "guest" | "host";
            /** @enum {string} */
            status: "proposed" | "accepted" | "awaiting_payment" | "applied" | "declined" | "withdrawn" | "expired";
            expiresAt: string | null;
            /** Format: date-time */
            createdAt: string;
            actions: ("accept" | "decline" | "withdraw" | "pay")[];
            obstacle: ("disputed" | "belowRefunds" | "personUnavailable") | null;
            /** @description DKK */
            total: number;
            /** @description DKK */
            difference: number;
            /** @description DKK */
            waived: number;
            hostDifference: number | null;
        };
        OpenAlterationInput: {
            alteration: components["schemas"]["AlterationInput"];
            stay: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                status: "pending_request" | "host_approved" | "awaiting_payment" | "pending" | "confirmed" | "declined" | "expired" | "cancelled" | "cancelled_by_guest" | "cancelled_by_host" | "completed";
                listing: {
                    /** Format: uuid */
                    id: string;
                    title: string;
                };
                /** Format: uuid */
                guestId: string;
                guestName: string | null;
                /** Format: date */
                checkIn: string;
                /** Format: date */
                checkOut: string;
                nights: number;
                guests: {
                    adults: number;
                    /** @default 0 */
                    children: number;
                    /** @default 0 */
                    babies: number;
                    /** @default 0 */
                    pets: number;
                };
            };
        };
        OwnUserInput: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
            emailVerified: boolean;
            photoUrl: string | null;
            /** @enum {string} */
            locale: "da" | "en" | "en-GB" | "de" | "fr" | "pt" | "zh" | "ar";
            /** @enum {string} */
            currency: "DKK" | "EUR" | "SEK" | "NOK" | "USD" | "GBP" | "CHF" | "PLN";
            /** Format: date-time */
            createdAt: string;
        };
        PasskeyInput: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
            lastUsedAt: string | null;
            synced: boolean;
        };
        PasskeyRequestInput: {
            token: string;
            options: {
                rpId: string;
                challenge: string;
                timeout: number;
                allowCredentials: {
                    id: string;
                    /** @constant */
                    type: "public-key";
                    transports: string[];
                }[];
                /** @constant */
                userVerification: "required";
            };
        };
        SignInProviderInput: {
            id: string;
            name: string;
        };
        SignInWaysInput: {
            hasPassword: boolean;
            linked: {
                /** Format: uuid */
                id: string;
                provider: {
                    id: string;
                    name: string;
                } | null;
                email: string | null;
                /** Format: date-time */
                linkedAt: string;
                lastUsedAt: string | null;
            }[];
            providers: {
                id: string;
                name: string;
            }[];
        };
        TwoFactorInput: {
            enabled: boolean;
            enabledAt: string | null;
            recoveryCodesLeft: number;
        };
        ListingCardInput: {
            /** Format: uuid */
            id: string;
            title: string;
            /** @enum {string} */
            subcategory: "summerhouse" | "holiday_home" | "private_home" | "room" | "apartment" | "villa";
            city: string;
            region: string | null;
            /** @enum {string} */
            country: "DK" | "NO" | "SE" | "FI" | "IS";
            location: {
                lat: number;
                lng: number;
            };
            maxGuests: number;
            bedrooms: number;
            beds: number;
            bathrooms: number;
            tags: ("quiet" | "unique" | "family" | "stylish" | "central" | "spacious" | "beach" | "nature" | "romantic" | "modern")[];
            photos: {
                hash: string;
                width: number;
                height: number;
                alt?: string;
                altEnglish?: string;
                /** Format: starts_with */
                placeholder: string;
                color: string;
            }[];
            rating: number | null;
            reviewCount: number;
            /** @enum {string} */
            bookingMode: "instant" | "request";
            /** @enum {string} */
            cancellationPolicy: "flexible" | "moderate" | "strict";
            petsAllowed: boolean;
            featured: boolean;
            stay: {
                /** Format: date */
                checkIn: string;
                /** Format: date */
                checkOut: string;
            } | null;
            guestFavourite: boolean;
            lastBookedAt: string | null;
            badge: {
                /** @enum {string} */
                kind: "intro" | "last_minute" | "weekly" | "monthly";
                percent: number;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** @description DKK */
            pricePerNight: number;
            /** @constant */
            unit: "night";
            total: number | null;
        };
        PublicUserInput: {
            /** Format: uuid */
            id: string;
            name: string;
            photoUrl: string | null;
            about: string | null;
            /** Format: date-time */
            memberSince: string;
            city: string | null;
            verified: boolean;
        };
        ListingInput: {
            /** Format: uuid */
            id: string;
            title: string;
            /** @enum {string} */
            subcategory: "summerhouse" | "holiday_home" | "private_home" | "room" | "apartment" | "villa";
            city: string;
            region: string | null;
            /** @enum {string} */
            country: "DK" | "NO" | "SE" | "FI" | "IS";
            location: {
                lat: number;
                lng: number;
            };
            maxGuests: number;
            bedrooms: number;
            beds: number;
            bathrooms: number;
            tags: ("quiet" | "unique" | "family" | "stylish" | "central" | "spacious" | "beach" | "nature" | "romantic" | "modern")[];
            rating: number | null;
            reviewCount: number;
            /** @enum {string} */
            bookingMode: "instant" | "request";
            /** @enum {string} */
            cancellationPolicy: "flexible" | "moderate" | "strict";
            petsAllowed: boolean;
            featured: boolean;
            guestFavourite: boolean;
            lastBookedAt: string | null;
            badge: {
                /** @enum {string} */
                kind: "intro" | "last_minute" | "weekly" | "monthly";
                percent: number;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            hostId: string;
            description: string;
            amenities: ("wifi" | "heating" | "heatPump" | "bedLinen" | "towels" | "washingMachine" | "tumbleDryer" | "kitchen" | "dishwasher" | "oven" | "coffeeMachine" | "freezer" | "woodStove" | "sauna" | "hotTub" | "wildernessBath" | "indoorPool" | "underfloorHeating" | "terrace" | "garden" | "balcony" | "barbecue" | "firePit" | "bicycles" | "canoe" | "skiStorage" | "seaView" | "lakeView" | "mountainView" | "beachAccess" | "skiInOut" | "freeParking" | "evCharger" | "stepFree" | "selfCheckIn" | "lift" | "crib" | "highChair" | "playground" | "fencedGarden" | "boardGames" | "tv" | "workspace" | "smokeAlarm" | "carbonMonoxideAlarm" | "fireExtinguisher" | "firstAidKit")[];
            sleeping: {
                name: string;
                beds: {
                    /** @enum {string} */
                    kind: "double" | "single" | "bunk" | "sofa" | "cot" | "alcove";
                    count: number;
                }[];
            }[];
            rules: {
                /** @default false */
                petsAllowed: boolean;
                /** @default false */
                smokingAllowed: boolean;
                /** @default false */
                partiesAllowed: boolean;
                /** @default true */
                childrenWelcome: boolean;
                /** @default 22:00 */
                quietFrom: string | null;
                /** @default 07:00 */
                quietTo: string | null;
                /** @default null */
                additional: string | null;
            };
            safety: {
                /** @default false */
                outdoorCamera: boolean;
                /** @default false */
                noiseMonitors: boolean;
                /** @default false */
                weapons: boolean;
                /** @default false */
                smokeAlarm: boolean;
                /** @default false */
                carbonMonoxideAlarm: boolean;
                /** @default false */
                fireExtinguisher: boolean;
                /** @default false */
                firstAidKit: boolean;
            };
            checkInFrom: string;
            checkOutBefore: string;
            requestAutoExpireHours: number;
            /** @enum {string} */
            firstGuestPolicy: "any" | "experienced";
            photos: {
                hash: string;
                width: number;
                height: number;
                alt?: string;
                altEnglish?: string;
                /** Format: starts_with */
                placeholder: string;
                color: string;
            }[];
            /** @default true */
            indexable: boolean;
            active: boolean;
            exact: {
                address: {
                    line1: string;
                    /** @default null */
                    line2: string | null;
                    postalCode: string;
                    city: string;
                    /** @default null */
                    region: string | null;
                    /** @enum {string} */
                    country: "DK" | "NO" | "SE" | "FI" | "IS";
                };
                location: {
                    lat: number;
                    lng: number;
                };
            } | null;
            ratingBreakdown: {
                stars: number;
                count: number;
            }[];
            /** @description DKK */
            pricePerNight: number;
            /** @constant */
            unit: "night";
            rates: {
                /** @default 0 */
                weekendPercent: number;
                /** @default false */
                cleaningIncluded: boolean;
                discounts: {
                    /** @default null */
                    introPercent: number | null;
                    /** @default 3 */
                    introFirstN: number;
                    /** @default null */
                    lastMinutePercent: number | null;
                    /** @default 14 */
                    lastMinuteDays: number;
                    /** @default null */
                    weeklyPercent: number | null;
                    /** @default null */
                    monthlyPercent: number | null;
                };
                /** @description DKK */
                cleaningFee: number;
            } | null;
            host: components["schemas"]["PublicUserInput"] | null;
        };
        QuoteInput: {
            /** Format: uuid */
            listingId: string;
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            nights: number;
            nightlyPrices: {
                /** Format: date */
                date: string;
                /** @description DKK */
                price: number;
            }[];
            /** @description DKK */
            subtotal: number;
            discounts: {
                /** @description DKK */
                weekly?: number;
                /** @description DKK */
                monthly?: number;
                /** @description DKK */
                intro?: number;
                /** @description DKK */
                last_minute?: number;
            };
            /** @description DKK */
            cleaningFee: number;
            /** @description DKK */
            serviceFee: number;
            /** @description DKK */
            total: number;
            /** @constant */
            currency: "DKK";
        };
        TripInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "pending_request" | "host_approved" | "awaiting_payment" | "pending" | "confirmed" | "declined" | "expired" | "cancelled" | "cancelled_by_guest" | "cancelled_by_host" | "completed";
            /** @enum {string} */
            mode: "instant" | "request";
            listing: {
                /** Format: uuid */
                id: string;
                title: string;
                city: string;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
                photo: {
                    hash: string;
                    width: number;
                    height: number;
                    alt?: string;
                    altEnglish?: string;
                    /** Format: starts_with */
                    placeholder: string;
                    color: string;
                } | null;
                checkInFrom: string;
                checkOutBefore: string;
            };
            /** Format: uuid */
            guestId: string;
            /** Format: uuid */
            hostId: string;
            confirmedAt: string | null;
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            nights: number;
            guests: {
                adults: number;
                /** @default 0 */
                children: number;
                /** @default 0 */
                babies: number;
                /** @default 0 */
                pets: number;
            };
            /** @enum {string} */
            cancellationPolicy: "flexible" | "moderate" | "strict";
            message: string | null;
            declineReason: string | null;
            declineCode: ("overtaken" | "hostUnavailable" | "guestUnavailable") | null;
            cancelReason: string | null;
            refunds: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                reason: "late_payment" | "guest_cancelled" | "host_cancelled" | "partial" | "alteration" | "dispute";
                /** @enum {string} */
                state: "planned" | "waiting" | "returned" | "sent" | "charged_back";
                note: string | null;
                /** Format: date-time */
                plannedAt: string;
                sentAt: string | null;
                /** @description DKK */
                amount: number;
            }[];
            disputed: boolean;
            takenBackByBank: boolean;
            hostUnavailable: boolean;
            graceUntil: string | null;
            approvalExpiresAt: string | null;
            paymentDueAt: string | null;
            /** Format: date-time */
            createdAt: string;
            revision: number;
            actions: ("pay" | "approve" | "decline" | "cancel" | "refund" | "review")[];
            /** @description DKK */
            refunded: number;
            /** @description DKK */
            total: number;
            quote: components["schemas"]["QuoteInput"];
            host: components["schemas"]["PublicUserInput"] | null;
            reviewed: boolean;
        };
        ListedTripInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "pending_request" | "host_approved" | "awaiting_payment" | "pending" | "confirmed" | "declined" | "expired" | "cancelled" | "cancelled_by_guest" | "cancelled_by_host" | "completed";
            /** @enum {string} */
            mode: "instant" | "request";
            listing: {
                /** Format: uuid */
                id: string;
                title: string;
                city: string;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
                photo: {
                    hash: string;
                    width: number;
                    height: number;
                    alt?: string;
                    altEnglish?: string;
                    /** Format: starts_with */
                    placeholder: string;
                    color: string;
                } | null;
                checkInFrom: string;
                checkOutBefore: string;
            };
            /** Format: uuid */
            guestId: string;
            /** Format: uuid */
            hostId: string;
            confirmedAt: string | null;
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            nights: number;
            guests: {
                adults: number;
                /** @default 0 */
                children: number;
                /** @default 0 */
                babies: number;
                /** @default 0 */
                pets: number;
            };
            /** @enum {string} */
            cancellationPolicy: "flexible" | "moderate" | "strict";
            message: string | null;
            declineReason: string | null;
            declineCode: ("overtaken" | "hostUnavailable" | "guestUnavailable") | null;
            cancelReason: string | null;
            refunds: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                reason: "late_payment" | "guest_cancelled" | "host_cancelled" | "partial" | "alteration" | "dispute";
                /** @enum {string} */
                state: "planned" | "waiting" | "returned" | "sent" | "charged_back";
                note: string | null;
                /** Format: date-time */
                plannedAt: string;
                sentAt: string | null;
                /** @description DKK */
                amount: number;
            }[];
            disputed: boolean;
            takenBackByBank: boolean;
            hostUnavailable: boolean;
            graceUntil: string | null;
            approvalExpiresAt: string | null;
            paymentDueAt: string | null;
            /** Format: date-time */
            createdAt: string;
            revision: number;
            actions: ("pay" | "approve" | "decline" | "cancel" | "refund" | "review")[];
            /** @description DKK */
            refunded: number;
            /** @description DKK */
            total: number;
            quote: components["schemas"]["QuoteInput"];
            host: components["schemas"]["PublicUserInput"] | null;
            reviewed: boolean;
            needs: {
                /** @enum {string} */
                what: "pay" | "answerChange" | "payChange";
                /** Format: date-time */
                until: string;
            } | null;
            ended: boolean;
        };
        ReservationInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "pending_request" | "host_approved" | "awaiting_payment" | "pending" | "confirmed" | "declined" | "expired" | "cancelled" | "cancelled_by_guest" | "cancelled_by_host" | "completed";
            /** @enum {string} */
            mode: "instant" | "request";
            listing: {
                /** Format: uuid */
                id: string;
                title: string;
                city: string;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
                photo: {
                    hash: string;
                    width: number;
                    height: number;
                    alt?: string;
                    altEnglish?: string;
                    /** Format: starts_with */
                    placeholder: string;
                    color: string;
                } | null;
                checkInFrom: string;
                checkOutBefore: string;
            };
            /** Format: uuid */
            guestId: string;
            /** Format: uuid */
            hostId: string;
            confirmedAt: string | null;
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            nights: number;
            guests: {
                adults: number;
                /** @default 0 */
                children: number;
                /** @default 0 */
                babies: number;
                /** @default 0 */
                pets: number;
            };
            /** @enum {string} */
            cancellationPolicy: "flexible" | "moderate" | "strict";
            message: string | null;
            declineReason: string | null;
            declineCode: ("overtaken" | "hostUnavailable" | "guestUnavailable") | null;
            cancelReason: string | null;
            refunds: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                reason: "late_payment" | "guest_cancelled" | "host_cancelled" | "partial" | "alteration" | "dispute";
                /** @enum {string} */
                state: "planned" | "waiting" | "returned" | "sent" | "charged_back";
                note: string | null;
                /** Format: date-time */
                plannedAt: string;
                sentAt: string | null;
                /** @description DKK */
                amount: number;
            }[];
            disputed: boolean;
            takenBackByBank: boolean;
            hostUnavailable: boolean;
            graceUntil: string | null;
            approvalExpiresAt: string | null;
            paymentDueAt: string | null;
            /** Format: date-time */
            createdAt: string;
            revision: number;
            actions: ("pay" | "approve" | "decline" | "cancel" | "refund" | "review")[];
            /** @description DKK */
            refunded: number;
            /** @description DKK */
            total: number;
            quote: components["schemas"]["QuoteInput"];
            /** @description DKK */
            platformFee: number;
            /** @description DKK */
            hostShare: number;
            /** @description DKK */
            hostKeeps: number;
            guest: components["schemas"]["PublicUserInput"] | null;
        };
        EndedStayInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "pending_request" | "host_approved" | "awaiting_payment" | "pending" | "confirmed" | "declined" | "expired" | "cancelled" | "cancelled_by_guest" | "cancelled_by_host" | "completed";
            /** @enum {string} */
            mode: "instant" | "request";
            listing: {
                /** Format: uuid */
                id: string;
                title: string;
                city: string;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
                photo: {
                    hash: string;
                    width: number;
                    height: number;
                    alt?: string;
                    altEnglish?: string;
                    /** Format: starts_with */
                    placeholder: string;
                    color: string;
                } | null;
                checkInFrom: string;
                checkOutBefore: string;
            };
            /** Format: uuid */
            guestId: string;
            /** Format: uuid */
            hostId: string;
            confirmedAt: string | null;
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            nights: number;
            guests: {
                adults: number;
                /** @default 0 */
                children: number;
                /** @default 0 */
                babies: number;
                /** @default 0 */
                pets: number;
            };
            /** @enum {string} */
            cancellationPolicy: "flexible" | "moderate" | "strict";
            message: string | null;
            declineReason: string | null;
            declineCode: ("overtaken" | "hostUnavailable" | "guestUnavailable") | null;
            cancelReason: string | null;
            refunds: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                reason: "late_payment" | "guest_cancelled" | "host_cancelled" | "partial" | "alteration" | "dispute";
                /** @enum {string} */
                state: "planned" | "waiting" | "returned" | "sent" | "charged_back";
                note: string | null;
                /** Format: date-time */
                plannedAt: string;
                sentAt: string | null;
                /** @description DKK */
                amount: number;
            }[];
            disputed: boolean;
            takenBackByBank: boolean;
            hostUnavailable: boolean;
            graceUntil: string | null;
            approvalExpiresAt: string | null;
            paymentDueAt: string | null;
            /** Format: date-time */
            createdAt: string;
            revision: number;
            actions: ("pay" | "approve" | "decline" | "cancel" | "refund" | "review")[];
            /** @description DKK */
            refunded: number;
            /** @description DKK */
            total: number;
            quote: components["schemas"]["QuoteInput"];
            /** @description DKK */
            platformFee: number;
            /** @description DKK */
            hostShare: number;
            /** @description DKK */
            hostKeeps: number;
            guest: components["schemas"]["PublicUserInput"] | null;
            reviewed: boolean;
        };
        PayableTripInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "pending_request" | "host_approved" | "awaiting_payment" | "pending" | "confirmed" | "declined" | "expired" | "cancelled" | "cancelled_by_guest" | "cancelled_by_host" | "completed";
            /** @enum {string} */
            mode: "instant" | "request";
            listing: {
                /** Format: uuid */
                id: string;
                title: string;
                city: string;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
                photo: {
                    hash: string;
                    width: number;
                    height: number;
                    alt?: string;
                    altEnglish?: string;
                    /** Format: starts_with */
                    placeholder: string;
                    color: string;
                } | null;
                checkInFrom: string;
                checkOutBefore: string;
            };
            /** Format: uuid */
            guestId: string;
            /** Format: uuid */
            hostId: string;
            confirmedAt: string | null;
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            nights: number;
            guests: {
                adults: number;
                /** @default 0 */
                children: number;
                /** @default 0 */
                babies: number;
                /** @default 0 */
                pets: number;
            };
            /** @enum {string} */
            cancellationPolicy: "flexible" | "moderate" | "strict";
            message: string | null;
            declineReason: string | null;
            declineCode: ("overtaken" | "hostUnavailable" | "guestUnavailable") | null;
            cancelReason: string | null;
            refunds: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                reason: "late_payment" | "guest_cancelled" | "host_cancelled" | "partial" | "alteration" | "dispute";
                /** @enum {string} */
                state: "planned" | "waiting" | "returned" | "sent" | "charged_back";
                note: string | null;
                /** Format: date-time */
                plannedAt: string;
                sentAt: string | null;
                /** @description DKK */
                amount: number;
            }[];
            disputed: boolean;
            takenBackByBank: boolean;
            hostUnavailable: boolean;
            graceUntil: string | null;
            approvalExpiresAt: string | null;
            paymentDueAt: string | null;
            /** Format: date-time */
            createdAt: string;
            revision: number;
            actions: ("pay" | "approve" | "decline" | "cancel" | "refund" | "review")[];
            /** @description DKK */
            refunded: number;
            /** @description DKK */
            total: number;
            quote: components["schemas"]["QuoteInput"];
            host: components["schemas"]["PublicUserInput"] | null;
            reviewed: boolean;
            clientSecret: string | null;
        };
        CancellationPreviewInput: {
            /** @enum {string} */
            policy: "flexible" | "moderate" | "strict";
            daysBefore: number;
            lines: {
                /** @enum {string} */
                kind: "nights" | "cleaning" | "serviceFee";
                /** @description DKK */
                paid: number;
                /** @description DKK */
                refund: number;
            }[];
            freeUntil: string | null;
            disputed: boolean;
            hostUnavailable: boolean;
            /** @description DKK */
            paid: number;
            /** @description DKK */
            refund: number;
        };
        CurrenciesInput: {
            /** Format: date */
            date: string;
            source: string;
            rates: {
                EUR: number;
                SEK: number;
                NOK: number;
                USD: number;
                GBP: number;
                CHF: number;
                PLN: number;
            };
        };
        DamageReportInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            by: "guest" | "host";
            description: string;
            photos: {
                /** Format: uuid */
                id: string;
                width: number;
                height: number;
            }[];
            /** @enum {string} */
            status: "submitted" | "answered" | "closed";
            answer: string | null;
            /** Format: date-time */
            createdAt: string;
            answeredAt: string | null;
            closedAt: string | null;
            actions: ("answer" | "close")[];
            estimatedCost: number | null;
        };
        DamageReportsInput: {
            /** Format: uuid */
            bookingId: string;
            listing: {
                /** Format: uuid */
                id: string;
                title: string;
            };
            /** Format: uuid */
            guestId: string;
            /** Format: uuid */
            hostId: string;
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            /** @enum {string} */
            side: "guest" | "host" | "admin";
            mayReport: boolean;
            reportUntil: string | null;
            uploaded: {
                /** Format: uuid */
                id: string;
                width: number;
                height: number;
            }[];
            reports: components["schemas"]["DamageReportInput"][];
            guest: components["schemas"]["PublicUserInput"] | null;
            host: components["schemas"]["PublicUserInput"] | null;
        };
        DeletionBlockerInput: {
            /** @enum {string} */
            reason: "staysAsGuest" | "staysAsHost" | "payouts" | "refunds" | "disputes";
            count: number;
        };
        DataExportInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "collecting" | "packing" | "ready" | "failed" | "expired";
            parts: {
                done: number;
                of: number;
            };
            /** Format: date-time */
            requestedAt: string;
            downloadPath: string | null;
            bytes: number | null;
            expiresAt: string | null;
        };
        DeviceSessionInput: {
            /** Format: uuid */
            id: string;
            name: {
                browser: string | null;
                system: string | null;
            };
            network: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            current: boolean;
        };
        ListingExtraInput: {
            /** @enum {string} */
            code: "INSURANCE" | "FEATURED" | "INSTANT_PAYOUTS" | "SMART_PRICING";
            /** @enum {string} */
            textKey: "insurance" | "featured" | "instantPayouts" | "smartPricing";
            /** @enum {string} */
            status: "off" | "unpaid" | "active" | "pastDue";
            wanted: boolean;
            enabled: boolean;
            periodEnd: string | null;
            endsAtPeriodEnd: boolean;
            failure: string | null;
            nextTryAt: string | null;
            /** @description DKK */
            price: number;
        };
        PriceProposalInput: {
            /** Format: date */
            date: string;
            takenPercent: number;
            /** @description DKK */
            current: number;
            /** @description DKK */
            proposed: number;
            /** @description DKK */
            median: number;
        };
        PayoutAccountInput: {
            /** @enum {string} */
            status: "none" | "onboarding" | "restricted" | "enabled" | "disabled";
            chargesEnabled: boolean;
            payoutsEnabled: boolean;
            detailsSubmitted: boolean;
        };
        PayoutInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            listingId: string;
            /** Format: date */
            periodFrom: string;
            /** Format: date */
            periodTo: string;
            /** @enum {string} */
            status: "paid" | "pending" | "failed";
            hold: ("account" | "dispute" | "suspended") | null;
            sending: boolean;
            /** Format: date-time */
            dueAt: string;
            paidAt: string | null;
            /** @description DKK */
            revenue: number;
            /** @description DKK */
            amount: number;
            /** @description DKK */
            owed: number;
        };
        ListedPayoutInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            listingId: string;
            /** Format: date */
            periodFrom: string;
            /** Format: date */
            periodTo: string;
            /** @enum {string} */
            status: "paid" | "pending" | "failed";
            hold: ("account" | "dispute" | "suspended") | null;
            sending: boolean;
            /** Format: date-time */
            dueAt: string;
            paidAt: string | null;
            /** @description DKK */
            revenue: number;
            /** @description DKK */
            amount: number;
            /** @description DKK */
            owed: number;
            home: string | null;
        };
        PayoutLineInput: {
            /** @enum {string} */
            kind: "payment" | "refund" | "transfer" | "reversal" | "outside" | "offset" | "dispute";
            /** Format: date-time */
            at: string;
            /** @description DKK */
            revenue: number;
            /** @description DKK */
            platformFee: number;
            /** @description DKK */
            host: number;
            counterpart: string | null;
        };
        PayoutStatementInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            listingId: string;
            /** Format: date */
            periodFrom: string;
            /** Format: date */
            periodTo: string;
            /** @enum {string} */
            status: "paid" | "pending" | "failed";
            hold: ("account" | "dispute" | "suspended") | null;
            sending: boolean;
            /** Format: date-time */
            dueAt: string;
            paidAt: string | null;
            /** @description DKK */
            revenue: number;
            /** @description DKK */
            amount: number;
            /** @description DKK */
            owed: number;
            reference: string;
            host: {
                name: string;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
            };
            home: {
                title: string;
                city: string;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
            };
            guest: string;
            lines: components["schemas"]["PayoutLineInput"][];
            /** @description DKK */
            platformFee: number;
            /** @description DKK */
            sent: number;
        };
        PayoutSummaryInput: {
            account: components["schemas"]["PayoutAccountInput"];
            /** @description DKK */
            totalRevenue: number;
            /** @description DKK */
            netEarnings: number;
            /** @description DKK */
            paid: number;
            /** @description DKK */
            upcoming: number;
            /** @description DKK */
            debt: number;
            /** @description DKK */
            sending: number;
            /** @description DKK */
            paidThisYear: number;
            releaseHours: number;
        };
        HostCampaignInput: {
            /** Format: date */
            publishBefore: string;
            daysLeft: number;
            waiting: number;
            used: number;
            feePercent: number;
        };
        ReservationStoryInput: {
            reservation: components["schemas"]["ReservationInput"];
            contact: {
                name: string;
                email: string;
                phone: string | null;
            } | null;
            lines: {
                /** @enum {string} */
                kind: "nights" | "weekly" | "monthly" | "intro" | "last_minute" | "cleaning" | "serviceFee" | "platformFee";
                percent: number | null;
                insteadOf?: number;
                /** @description DKK */
                amount: number;
            }[];
            /** @description DKK */
            left: number;
            canCancel: boolean;
            canRefund: boolean;
            payout: components["schemas"]["PayoutInput"] | null;
        };
        HostDayInput: {
            /** Format: date */
            date: string;
            isBlocked: boolean;
            isBooked: boolean;
            price: number | null;
            isOwnPrice: boolean;
            reason: string | null;
            blockedBy: ("host" | "import") | null;
            note: string | null;
            booking: {
                /** Format: uuid */
                id: string;
                guest: string | null;
                /** @enum {string} */
                status: "pending_request" | "host_approved" | "awaiting_payment" | "pending" | "confirmed" | "declined" | "expired" | "cancelled" | "cancelled_by_guest" | "cancelled_by_host" | "completed";
                proposed: boolean;
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            } | null;
        };
        CalendarHomeInput: {
            /** Format: uuid */
            id: string;
            title: string;
            city: string;
            base: number | null;
            weekend: number | null;
            prices: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                /** @description DKK */
                price: number;
            }[];
            stays: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                /** Format: uuid */
                bookingId: string;
                guest: string | null;
                /** @enum {string} */
                status: "pending_request" | "host_approved" | "awaiting_payment" | "pending" | "confirmed" | "declined" | "expired" | "cancelled" | "cancelled_by_guest" | "cancelled_by_host" | "completed";
                proposed: boolean;
            }[];
            blocks: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                reason: string;
                /** @enum {string} */
                source: "host" | "import";
            }[];
            notes: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            }[];
        };
        CalendarChangeInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "price" | "clearPrice" | "block" | "unblock" | "note" | "clearNote" | "undo";
            /** Format: date-time */
            madeAt: string;
            /** Format: date-time */
            undoUntil: string;
            undone: boolean;
            text: string | null;
            homes: number;
            listingId: string | null;
            nights: number;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @enum {string} */
            subject: "prices" | "days";
            price: number | null;
        };
        CalendarChangedInput: {
            /** Format: uuid */
            changeId: string;
            /** @enum {string} */
            subject: "prices" | "days";
            /** Format: date-time */
            undoUntil: string;
            homes: {
                /** Format: uuid */
                listingId: string;
                revision: number;
            }[];
        };
        DraftInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            step: "description" | "details" | "location" | "price" | "weekend" | "discounts" | "extras" | "safety" | "firstGuests" | "booking" | "photos" | "review";
            revision: number;
            photos: {
                hash: string;
                width: number;
                height: number;
                alt?: string;
                altEnglish?: string;
                /** Format: starts_with */
                placeholder: string;
                color: string;
            }[];
            /** Format: date-time */
            updatedAt: string;
            answers: {
                category?: "housing" | null;
                tags?: ("quiet" | "unique" | "family" | "stylish" | "central" | "spacious" | "beach" | "nature" | "romantic" | "modern")[] | null;
                description?: string | null;
                title?: string | null;
                subcategory?: ("summerhouse" | "holiday_home" | "private_home" | "room" | "apartment" | "villa") | null;
                maxGuests?: number | null;
                bedrooms?: number | null;
                beds?: number | null;
                bathrooms?: number | null;
                line1?: string | null;
                line2?: string | null;
                postalCode?: string | null;
                city?: string | null;
                location?: {
                    lat: number;
                    lng: number;
                } | null;
                isBusiness?: boolean | null;
                companyName?: string | null;
                cvr?: string | null;
                cleaningIncluded?: boolean | null;
                weekendPercent?: number | null;
                introPercent?: (number | null) | null;
                introFirstN?: number | null;
                lastMinutePercent?: (number | null) | null;
                lastMinuteDays?: number | null;
                weeklyPercent?: (number | null) | null;
                monthlyPercent?: (number | null) | null;
                extras?: ("INSURANCE" | "FEATURED" | "INSTANT_PAYOUTS" | "SMART_PRICING")[] | null;
                outdoorCamera?: boolean | null;
                noiseMonitors?: boolean | null;
                weapons?: boolean | null;
                firstGuestPolicy?: ("any" | "experienced") | null;
                bookingMode?: ("instant" | "request") | null;
                requestAutoExpireHours?: number | null;
                basePrice?: number | null;
                cleaningFee?: number | null;
            };
        };
        FoundAddressInput: {
            line1: string;
            postalCode: string;
            city: string;
            location: {
                lat: number;
                lng: number;
            };
        };
        HostTermsInput: {
            version: string;
            acceptedAt: string | null;
        };
        CalendarImportInput: {
            /** Format: uuid */
            id: string;
            name: string;
            address: string;
            syncing: boolean;
            fault: ("unreachable" | "notFound" | "refused" | "privateAddress" | "tooManyRedirects" | "tooSlow" | "tooLarge" | "notACalendar" | "incomplete" | "tooManyEvents" | "tooComplex") | null;
            lastTriedAt: string | null;
            lastSyncedAt: string | null;
            nights: number;
            problems: {
                line: number;
                /** @enum {string} */
                problem: "unreadable" | "noStart" | "noSuchDate" | "endBeforeStart" | "repeatUnreadable" | "repeatsTooOften" | "zoneUnknown" | "notEnded";
            }[];
            problemCount: number;
            conflicts: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                /** Format: uuid */
                bookingId: string;
                guest: string | null;
            }[];
        };
        EditableListingInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            hostId: string;
            active: boolean;
            revision: number;
            content: {
                title: string;
                description: string;
                /** @enum {string} */
                subcategory: "summerhouse" | "holiday_home" | "private_home" | "room" | "apartment" | "villa";
                tags: ("quiet" | "unique" | "family" | "stylish" | "central" | "spacious" | "beach" | "nature" | "romantic" | "modern")[];
                amenities: ("wifi" | "heating" | "heatPump" | "bedLinen" | "towels" | "washingMachine" | "tumbleDryer" | "kitchen" | "dishwasher" | "oven" | "coffeeMachine" | "freezer" | "woodStove" | "sauna" | "hotTub" | "wildernessBath" | "indoorPool" | "underfloorHeating" | "terrace" | "garden" | "balcony" | "barbecue" | "firePit" | "bicycles" | "canoe" | "skiStorage" | "seaView" | "lakeView" | "mountainView" | "beachAccess" | "skiInOut" | "freeParking" | "evCharger" | "stepFree" | "selfCheckIn" | "lift" | "crib" | "highChair" | "playground" | "fencedGarden" | "boardGames" | "tv" | "workspace" | "smokeAlarm" | "carbonMonoxideAlarm" | "fireExtinguisher" | "firstAidKit")[];
                maxGuests: number;
                bedrooms: number;
                beds: number;
                bathrooms: number;
                /** @default [] */
                sleeping: {
                    name: string;
                    beds: {
                        /** @enum {string} */
                        kind: "double" | "single" | "bunk" | "sofa" | "cot" | "alcove";
                        count: number;
                    }[];
                }[];
                rules: {
                    /** @default false */
                    petsAllowed: boolean;
                    /** @default false */
                    smokingAllowed: boolean;
                    /** @default false */
                    partiesAllowed: boolean;
                    /** @default true */
                    childrenWelcome: boolean;
                    /** @default 22:00 */
                    quietFrom: string | null;
                    /** @default 07:00 */
                    quietTo: string | null;
                    /** @default null */
                    additional: string | null;
                };
                safety: {
                    /** @default false */
                    outdoorCamera: boolean;
                    /** @default false */
                    noiseMonitors: boolean;
                    /** @default false */
                    weapons: boolean;
                    /** @default false */
                    smokeAlarm: boolean;
                    /** @default false */
                    carbonMonoxideAlarm: boolean;
                    /** @default false */
                    fireExtinguisher: boolean;
                    /** @default false */
                    firstAidKit: boolean;
                };
                /** @default 15:00 */
                checkInFrom: string;
                /** @default 11:00 */
                checkOutBefore: string;
                address: {
                    line1: string;
                    /** @default null */
                    line2: string | null;
                    postalCode: string;
                    city: string;
                    /** @default null */
                    region: string | null;
                    /** @enum {string} */
                    country: "DK" | "NO" | "SE" | "FI" | "IS";
                };
                location: {
                    lat: number;
                    lng: number;
                };
                /** @default null */
                business: {
                    cvr: string;
                    companyName: string;
                } | null;
                /** @enum {string} */
                bookingMode: "instant" | "request";
                /** @default 24 */
                requestAutoExpireHours: number;
                /**
                 * @default any
                 * @enum {string}
                 */
                firstGuestPolicy: "any" | "experienced";
                /**
                 * @default flexible
                 * @enum {string}
                 */
                cancellationPolicy: "flexible" | "moderate" | "strict";
                /** @default null */
                arrivalNotes: string | null;
                /** @default null */
                english: {
                    title: string;
                    description: string;
                    /** @default [] */
                    rooms: string[];
                    /** @default null */
                    additionalRules: string | null;
                    /** @default null */
                    arrivalNotes: string | null;
                } | null;
                /** @default true */
                indexable: boolean;
            };
            photos: {
                hash: string;
                width: number;
                height: number;
                alt?: string;
                altEnglish?: string;
                /** Format: starts_with */
                placeholder: string;
                color: string;
            }[];
            rates: {
                /** @default 0 */
                weekendPercent: number;
                /** @default false */
                cleaningIncluded: boolean;
                discounts: {
                    /** @default null */
                    introPercent: number | null;
                    /** @default 3 */
                    introFirstN: number;
                    /** @default null */
                    lastMinutePercent: number | null;
                    /** @default 14 */
                    lastMinuteDays: number;
                    /** @default null */
                    weeklyPercent: number | null;
                    /** @default null */
                    monthlyPercent: number | null;
                };
                basePrice: number;
                /** @default 0 */
                cleaningFee: number;
                revision: number;
            } | null;
        };
        HostOverviewInput: {
            pendingRequestsCount: number;
            upcomingReservationsCount: number;
            unreadThreadsCount: number;
            /** @description DKK */
            monthRevenue: number;
            occupancyPctMonth: number;
            avgRating: number | null;
            reviewCount: number;
            months: {
                month: string;
                /** @description DKK */
                revenue: number;
                occupancyPct: number;
                bookedNights: number;
                openNights: number;
            }[];
        };
        HotelCardInput: {
            /** Format: uuid */
            id: string;
            name: string;
            stars: number;
            city: string;
            /** @default null */
            region: string | null;
            /** @enum {string} */
            country: "DK" | "NO" | "SE" | "FI" | "IS";
            amenities: ("wifi" | "parking" | "restaurant" | "breakfast" | "bar" | "spa" | "gym" | "pool" | "pets" | "seaView" | "evCharger" | "meetingRooms")[];
            photos: {
                hash: string;
                width: number;
                height: number;
                alt?: string;
                /** Format: starts_with */
                placeholder?: string;
                color: string;
            }[];
            rating: number | null;
            reviewCount: number;
            /** @default null */
            rooms: number | null;
            /** @default null */
            guestsPerRoom: number | null;
            location: {
                lat: number;
                lng: number;
            };
            /** @description DKK */
            minPrice: number;
        };
        HotelSuggestionsInput: {
            places: {
                /** @enum {string} */
                kind: "city" | "region" | "country";
                name: string;
                region: string | null;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
                point: {
                    lat: number;
                    lng: number;
                };
                bbox: {
                    west: number;
                    south: number;
                    east: number;
                    north: number;
                };
                homes: number;
            }[];
            hotels: {
                /** Format: uuid */
                id: string;
                name: string;
                city: string;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
            }[];
        };
        HotelInput: {
            /** Format: uuid */
            id: string;
            name: string;
            stars: number;
            city: string;
            /** @default null */
            region: string | null;
            /** @enum {string} */
            country: "DK" | "NO" | "SE" | "FI" | "IS";
            amenities: ("wifi" | "parking" | "restaurant" | "breakfast" | "bar" | "spa" | "gym" | "pool" | "pets" | "seaView" | "evCharger" | "meetingRooms")[];
            photos: {
                hash: string;
                width: number;
                height: number;
                alt?: string;
                altEnglish?: string;
                /** Format: starts_with */
                placeholder: string;
                color: string;
            }[];
            rating: number | null;
            reviewCount: number;
            /** @default null */
            rooms: number | null;
            /** @default null */
            guestsPerRoom: number | null;
            location: {
                lat: number;
                lng: number;
            };
            address: string;
            description: string;
            /** @description DKK */
            minPrice: number;
        };
        StayRulesInput: {
            minNights: number;
            maxNights: number;
            arrivalDays: number[];
            noticeDays: number;
            preparationDays: number;
            windowDays: number | null;
            seasons: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                minNights?: number;
                maxNights?: number;
                arrivalDays?: number[];
                noticeDays?: number;
                preparationDays?: number;
                windowDays?: number | null;
            }[];
        };
        ReviewInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            listingId: string;
            /** Format: uuid */
            authorId: string;
            rating: number;
            text: string;
            /** Format: date-time */
            publishedAt: string;
            hostReply: string | null;
            author: components["schemas"]["PublicUserInput"] | null;
        };
        NotificationInput: {
            /** Format: uuid */
            id: string;
            seq: number;
            kind: string;
            bookingId: string | null;
            listing: {
                /** Format: uuid */
                id: string;
                title: string;
            } | null;
            path: string;
            /** Format: date-time */
            at: string;
            read: boolean;
        };
        PartnerDocumentInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "registration" | "authority" | "licence" | "other";
            /** @enum {string} */
            type: "picture" | "pdf";
            bytes: number;
            /** Format: date-time */
            createdAt: string;
        };
        HotelDraftInput: {
            /** Format: uuid */
            id: string;
            answers: {
                name: string;
                stars: number | null;
                address: string;
                postalCode: string;
                city: string;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
                rooms: number | null;
                guestsPerRoom: number | null;
                description: string;
                amenities: ("wifi" | "parking" | "restaurant" | "breakfast" | "bar" | "spa" | "gym" | "pool" | "pets" | "seaView" | "evCharger" | "meetingRooms")[];
            };
            revision: number;
            photos: {
                hash: string;
                width: number;
                height: number;
                alt?: string;
                altEnglish?: string;
                /** Format: starts_with */
                placeholder: string;
                color: string;
            }[];
            /** Format: date-time */
            updatedAt: string;
        };
        PartnerApplicationInput: {
            companyName: string;
            cvr: string;
            /** Format: email */
            contactEmail: string;
            contactPhone: string | null;
            addressLine1: string;
            postalCode: string;
            city: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            step: "cvr" | "stripe" | "complete";
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            reason: string | null;
            cvrData: {
                name: string;
                address: string;
                zipcode: string;
                city: string;
            } | null;
            documents: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "registration" | "authority" | "licence" | "other";
                /** @enum {string} */
                type: "picture" | "pdf";
                bytes: number;
                /** Format: date-time */
                createdAt: string;
            }[];
            checkedAt: string | null;
            completedAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        PartnerCaseInput: {
            companyName: string;
            cvr: string;
            /** Format: email */
            contactEmail: string;
            contactPhone: string | null;
            addressLine1: string;
            postalCode: string;
            city: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            step: "cvr" | "stripe" | "complete";
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            reason: string | null;
            cvrData: {
                name: string;
                address: string;
                zipcode: string;
                city: string;
            } | null;
            documents: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "registration" | "authority" | "licence" | "other";
                /** @enum {string} */
                type: "picture" | "pdf";
                bytes: number;
                /** Format: date-time */
                createdAt: string;
            }[];
            checkedAt: string | null;
            completedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            userId: string;
            name: string;
            suspended: boolean;
            decidedAt: string | null;
        };
        SavedCardInput: {
            id: string;
            brand: string;
            last4: string;
            expMonth: number;
            expYear: number;
            isDefault: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        ProfileInput: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
            phone: string | null;
            photoUrl: string | null;
            dob: string | null;
            city: string | null;
            /** @enum {string} */
            preferredLocale: "da" | "en" | "en-GB" | "de" | "fr" | "pt" | "zh" | "ar";
            /** @enum {string} */
            preferredCurrency: "DKK" | "EUR" | "SEK" | "NOK" | "USD" | "GBP" | "CHF" | "PLN";
            accessibility: {
                /** @enum {string} */
                reducedMotion: "system" | "on" | "off";
                /** @enum {string} */
                highContrast: "system" | "on" | "off";
                /** @enum {string} */
                textSize: "normal" | "large" | "larger";
            };
            privacy: {
                showCity: boolean;
                seoIndex: boolean;
                readReceipts: boolean;
                marketingOptIn: boolean;
            };
            marketingOptInAt: string | null;
            revision: number;
        };
        PushDeviceInput: {
            /** Format: uuid */
            id: string;
            name: {
                browser: string | null;
                system: string | null;
            };
            /** Format: date-time */
            createdAt: string;
            lastPushAt: string | null;
            /** @description Whether it is the browser that asks. */
            current: boolean;
        };
        PushAddressInput: {
            /** Format: uri */
            endpoint: string;
            keys: {
                p256dh: string;
                auth: string;
            };
            /** @default Europe/Copenhagen */
            timeZone: string;
        };
        AvailableQuoteInput: {
            /** Format: uuid */
            listingId: string;
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            nights: number;
            nightlyPrices: {
                /** Format: date */
                date: string;
                /** @description DKK */
                price: number;
            }[];
            /** @description DKK */
            subtotal: number;
            discounts: {
                /** @description DKK */
                weekly?: number;
                /** @description DKK */
                monthly?: number;
                /** @description DKK */
                intro?: number;
                /** @description DKK */
                last_minute?: number;
            };
            /** @description DKK */
            cleaningFee: number;
            /** @description DKK */
            serviceFee: number;
            /** @description DKK */
            total: number;
            /** @constant */
            currency: "DKK";
            available: boolean;
            own: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                /** Format: uuid */
                bookingId: string;
                /** Format: date-time */
                until: string;
            } | null;
        };
        ReceiptInput: {
            /** @enum {string} */
            side: "guest" | "host";
            number: string;
            /** Format: date-time */
            issuedAt: string;
            /** Format: uuid */
            bookingId: string;
            /** @enum {string} */
            status: "pending_request" | "host_approved" | "awaiting_payment" | "pending" | "confirmed" | "declined" | "expired" | "cancelled" | "cancelled_by_guest" | "cancelled_by_host" | "completed";
            takenBackByBank: boolean;
            home: {
                title: string;
                city: string;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
            };
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            nights: number;
            guests: {
                adults: number;
                /** @default 0 */
                children: number;
                /** @default 0 */
                babies: number;
                /** @default 0 */
                pets: number;
            };
            guest: {
                name: string;
                email: string | null;
                business: {
                    cvr: string;
                    companyName: string;
                } | null;
            };
            host: {
                name: string;
                email: string | null;
                business: {
                    cvr: string;
                    companyName: string;
                } | null;
            };
            lines: {
                /** @enum {string} */
                kind: "nights" | "weekly" | "monthly" | "intro" | "last_minute" | "cleaning" | "serviceFee" | "platformFee";
                percent: number | null;
                insteadOf?: number;
                /** @description DKK */
                amount: number;
            }[];
            /** @description DKK */
            total: number;
            vat: {
                percent: number;
                /** @description DKK */
                charged: number;
                /** @description DKK */
                refunded: number;
            } | null;
            payments: {
                /** Format: date-time */
                at: string;
                /** @description DKK */
                amount: number;
            }[];
            refunds: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                reason: "late_payment" | "guest_cancelled" | "host_cancelled" | "partial" | "alteration" | "dispute";
                /** @enum {string} */
                state: "planned" | "waiting" | "returned" | "sent" | "charged_back";
                /** @description DKK */
                amount: number;
            }[];
            /** @description DKK */
            paid: number;
            /** @description DKK */
            refunded: number;
            /** @description DKK */
            kept: number;
            /** @constant */
            currency: "DKK";
        };
        StayReviewsInput: {
            /** Format: uuid */
            bookingId: string;
            listing: {
                /** Format: uuid */
                id: string;
                title: string;
            };
            /** Format: uuid */
            guestId: string;
            /** Format: uuid */
            hostId: string;
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            /** @enum {string} */
            side: "guest" | "host";
            mine: {
                /** Format: uuid */
                id: string;
                rating: number;
                text: string;
                /** Format: date-time */
                writtenAt: string;
                publishedAt: string | null;
            } | null;
            theirs: {
                /** Format: uuid */
                id: string;
                rating: number;
                text: string;
                /** Format: date-time */
                writtenAt: string;
                publishedAt: string | null;
            } | null;
            theirsWritten: boolean;
            mayReview: boolean;
            /** Format: date-time */
            reviewUntil: string;
            /** Format: date-time */
            publishedBy: string;
            reply: string | null;
            mayReply: boolean;
            guest: components["schemas"]["PublicUserInput"] | null;
            host: components["schemas"]["PublicUserInput"] | null;
        };
        FacetsInput: {
            total: number;
            approximate: boolean;
            types: {
                [key: string]: number;
            };
            instant: number;
            pets: number;
            freeCancellation: number;
            guestFavourite: number;
            price: {
                /** @enum {string} */
                basis: "night" | "total";
                min: number | null;
                max: number | null;
                buckets: {
                    /** @description DKK */
                    from: number;
                    /** @description DKK */
                    to: number;
                    count: number;
                }[];
            };
        };
        ClusterInput: {
            lat: number;
            lng: number;
            key: string;
            count: number;
            bbox: {
                west: number;
                south: number;
                east: number;
                north: number;
            };
            /** @description DKK */
            minPrice: number;
        };
        PinInput: {
            /** Format: uuid */
            id: string;
            title: string;
            /** @enum {string} */
            subcategory: "summerhouse" | "holiday_home" | "private_home" | "room" | "apartment" | "villa";
            city: string;
            /** @enum {string} */
            country: "DK" | "NO" | "SE" | "FI" | "IS";
            rating: number | null;
            reviewCount: number;
            stay: {
                /** Format: date */
                checkIn: string;
                /** Format: date */
                checkOut: string;
            } | null;
            featured: boolean;
            guestFavourite: boolean;
            lat: number;
            lng: number;
            photo: {
                hash: string;
                width: number;
                height: number;
                alt?: string;
                altEnglish?: string;
                /** Format: starts_with */
                placeholder: string;
                color: string;
            } | null;
            /** @description DKK */
            price: number;
            /** @description DKK */
            pricePerNight: number;
            total: number | null;
        };
        ClustersInput: {
            clusters: components["schemas"]["ClusterInput"][];
            pins: components["schemas"]["PinInput"][];
            total: number;
            approximate: boolean;
            /** @enum {string} */
            priceBasis: "night" | "total";
        };
        SearchProposalInput: {
            changes: ({
                /** @enum {string} */
                drop: "q" | "category" | "type" | "bbox" | "radius" | "minPrice" | "amenities" | "bedrooms" | "beds" | "bathrooms" | "bookingMode" | "minRating" | "freeCancellation" | "guestFavourite";
            } | {
                set: {
                    [key: string]: string;
                };
            })[];
            query: {
                [key: string]: string;
            };
            total: number;
            totalCapped: boolean;
        };
        SuggestionsInput: {
            places: {
                /** @enum {string} */
                kind: "city" | "region" | "country";
                name: string;
                region: string | null;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
                point: {
                    lat: number;
                    lng: number;
                };
                bbox: {
                    west: number;
                    south: number;
                    east: number;
                    north: number;
                };
                homes: number;
            }[];
            homes: {
                /** Format: uuid */
                id: string;
                title: string;
                city: string;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
                photo: {
                    hash: string;
                    width: number;
                    height: number;
                    alt?: string;
                    altEnglish?: string;
                    /** Format: starts_with */
                    placeholder: string;
                    color: string;
                } | null;
            }[];
        };
        SupportTicketInput: {
            number: number;
            /** @enum {string} */
            state: "open" | "answered" | "closed";
            topic: ("booking" | "payment" | "host" | "technical" | "other") | null;
            reported: ("spam" | "offensive" | "scam" | "paymentOutside" | "other") | null;
            subject: string;
            message: string;
            /** Format: date-time */
            openedAt: string;
            replies: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                from: "person" | "support";
                message: string;
                files: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    /** @enum {string} */
                    type: "picture" | "pdf";
                    bytes: number;
                }[];
                /** Format: date-time */
                at: string;
            }[];
            waiting: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                type: "picture" | "pdf";
                bytes: number;
            }[];
        };
        SupportTicketFileInput: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            type: "picture" | "pdf";
            bytes: number;
        };
        MessageTemplateInput: {
            title: string;
            body: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            changedAt: string;
        };
        PlannedMessageInput: {
            /** Format: uuid */
            templateId: string;
            /** @default null */
            listingId: string | null;
            /** @enum {string} */
            anchor: "checkIn" | "checkOut";
            days: number;
            hour: number;
            /** Format: uuid */
            id: string;
        };
        MessageInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            threadId: string;
            seq: number;
            senderId: string | null;
            body: string;
            masked: boolean;
            event: {
                /** @enum {string} */
                moment: "requested" | "approved" | "declined" | "expired" | "confirmed" | "cancelled" | "cancelledByGuest" | "cancelledByHost" | "completed" | "altered";
                /** Format: uuid */
                bookingId: string;
                /** Format: date */
                checkIn: string;
                /** Format: date */
                checkOut: string;
            } | null;
            pictures: {
                /** Format: uuid */
                id: string;
                width: number;
                height: number;
            }[];
            /** Format: date-time */
            createdAt: string;
        };
        MessagePictureInput: {
            /** Format: uuid */
            id: string;
            width: number;
            height: number;
        };
        ThreadListingInput: {
            /** Format: uuid */
            id: string;
            title: string;
            city: string;
            cover: {
                hash: string;
                width: number;
                height: number;
                alt?: string;
                altEnglish?: string;
                /** Format: starts_with */
                placeholder: string;
                color: string;
            } | null;
        };
        ThreadPersonInput: {
            /** Format: uuid */
            id: string;
            name: string;
            photo: string | null;
        };
        ThreadSummaryInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            listingId: string;
            /** @enum {string} */
            side: "guest" | "host";
            /** Format: uuid */
            guestId: string;
            /** Format: uuid */
            hostId: string;
            lastMessage: components["schemas"]["MessageInput"] | null;
            /** Format: date-time */
            lastMessageAt: string;
            unread: number;
            archived: boolean;
            listing: components["schemas"]["ThreadListingInput"] | null;
            other: components["schemas"]["ThreadPersonInput"] | null;
        };
        ThreadInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            listingId: string;
            /** @enum {string} */
            side: "guest" | "host";
            /** Format: uuid */
            guestId: string;
            /** Format: uuid */
            hostId: string;
            lastMessage: components["schemas"]["MessageInput"] | null;
            /** Format: date-time */
            lastMessageAt: string;
            unread: number;
            archived: boolean;
            lastSeq: number;
            readSeq: number;
            otherReadSeq: number | null;
            contactsShown: boolean;
            blockedBy: ("me" | "other" | "both") | null;
            bookingIds: string[];
            listing: components["schemas"]["ThreadListingInput"] | null;
            other: components["schemas"]["ThreadPersonInput"] | null;
        };
        FoundMessageInput: {
            message: components["schemas"]["MessageInput"];
            snippet: string;
            thread: {
                /** Format: uuid */
                id: string;
                listing: components["schemas"]["ThreadListingInput"] | null;
                other: components["schemas"]["ThreadPersonInput"] | null;
            } | null;
        };
        TripStoryInput: {
            trip: components["schemas"]["TripInput"];
            timeline: {
                /** @enum {string} */
                kind: "pending_request" | "host_approved" | "awaiting_payment" | "pending" | "confirmed" | "declined" | "expired" | "cancelled" | "cancelled_by_guest" | "cancelled_by_host" | "completed" | "altered" | "payment" | "refund" | "disputed" | "disputeWon";
                /** Format: date-time */
                at: string;
                state: ("planned" | "waiting" | "returned" | "sent" | "charged_back") | null;
                amount: number | null;
            }[];
            arrival: {
                address: {
                    line1: string;
                    /** @default null */
                    line2: string | null;
                    postalCode: string;
                    city: string;
                    /** @default null */
                    region: string | null;
                    /** @enum {string} */
                    country: "DK" | "NO" | "SE" | "FI" | "IS";
                };
                location: {
                    lat: number;
                    lng: number;
                };
                notes: string | null;
                notesFrom: string | null;
                host: {
                    name: string;
                    email: string;
                    phone: string | null;
                } | null;
            } | null;
            receipt: components["schemas"]["ReceiptInput"] | null;
        };
        VerificationInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            reason: string | null;
            /** Format: date-time */
            createdAt: string;
            decidedAt: string | null;
        };
        VerificationCaseInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            reason: string | null;
            /** Format: date-time */
            createdAt: string;
            decidedAt: string | null;
            /** Format: uuid */
            userId: string;
            name: string;
            documents: ("front" | "back" | "selfie")[];
        };
        WishlistItemInput: {
            /** Format: uuid */
            listingId: string;
            title: string;
            note: string | null;
            /** Format: date-time */
            addedAt: string;
            card: components["schemas"]["ListingCardInput"] | null;
            fits: ("free" | "taken" | "ruledOut" | "tooSmall") | null;
        };
        WishlistInput: {
            /** Format: uuid */
            id: string;
            title: string;
            count: number;
            covers: {
                hash: string;
                width: number;
                height: number;
                alt?: string;
                altEnglish?: string;
                /** Format: starts_with */
                placeholder: string;
                color: string;
            }[];
            shared: boolean;
            holds: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        NewestAlterationInput: {
            /** @enum {string} */
            side: "guest" | "host";
            mayPropose: boolean;
            hindrance: ("disputed" | "takenBack") | null;
            alteration: components["schemas"]["AlterationInput"] | null;
        };
        LoggedMailInput: {
            /** Format: uuid */
            id: string;
            kind: string;
            /** @enum {string} */
            state: "queued" | "sending" | "sent" | "failed" | "bounced" | "suppressed" | "dropped";
            /** Format: date-time */
            queuedAt: string;
            attempts: number;
            nextAttemptAt: string | null;
            endedAt: string | null;
            lastError: string | null;
        };
        MailSuppressionInput: {
            /** Format: uuid */
            userId: string;
            /** Format: date-time */
            since: string;
            /** Format: date-time */
            bouncedAt: string;
            error: string;
        };
        SavedSearchInput: {
            /** Format: uuid */
            id: string;
            mail: boolean;
            /** Format: date-time */
            createdAt: string;
            query: {
                [key: string]: string;
            };
        };
        ConsentInput: {
            /** @enum {string} */
            purpose: "preferences" | "statistics" | "marketing";
            granted: boolean;
            version: string;
            /** Format: date-time */
            decidedAt: string;
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            /** @enum {string} */
            code: "request.invalid" | "request.tooLarge" | "request.timeout" | "request.originRefused" | "request.unsupported" | "request.methodNotAllowed" | "request.methodUnknown" | "route.notFound" | "auth.required" | "auth.forbidden" | "rate.limited" | "idempotency.mismatch" | "idempotency.keyRequired" | "cursor.invalid" | "service.unavailable" | "service.busy" | "service.timeout" | "internal.error" | "auth.emailTaken" | "auth.invalidCredentials" | "auth.suspended" | "auth.tooManyAttempts" | "auth.passwordTooCommon" | "auth.passwordBlank" | "auth.passwordPersonal" | "auth.stepUpRequired" | "auth.twoFactorRequired" | "auth.codeInvalid" | "auth.signInExpired" | "twoFactor.alreadyOn" | "twoFactor.notStarted" | "twoFactor.off" | "passkey.alreadyAdded" | "passkey.expired" | "passkey.notFound" | "passkey.refused" | "passkey.tooMany" | "oidc.alreadyLinked" | "oidc.denied" | "oidc.emailHasAccount" | "oidc.emailUnverified" | "oidc.expired" | "oidc.linkedElsewhere" | "oidc.notLinked" | "oidc.notRecent" | "oidc.refused" | "oidc.unavailable" | "oidc.unknownProvider" | "auth.lastWay" | "auth.passwordWrong" | "auth.emailUnverified" | "auth.emailUnchanged" | "auth.linkInvalid" | "session.notFound" | "user.notFound" | "profile.ageRefused" | "profile.changedMeanwhile" | "verification.pending" | "verification.approved" | "verification.notFound" | "verification.notPending" | "verification.own" | "INVALID_CVR_FORMAT" | "CVR_NOT_FOUND" | "CVR_CLOSED" | "CVR_MISMATCH" | "STRIPE_INCOMPLETE" | "partner.registerUnavailable" | "partner.notFound" | "partner.notChecked" | "partner.notComplete" | "partner.alreadyComplete" | "partner.companyTaken" | "partner.rejected" | "partner.notPending" | "partner.own" | "partner.documentNotFound" | "partner.tooManyDocuments" | "listing.notFound" | "hotel.notFound" | "listing.notOwner" | "listing.incomplete" | "listing.changedMeanwhile" | "draft.changedMeanwhile" | "draft.photosTooEarly" | "address.notFound" | "listing.tooManyPhotos" | "unsubscribe.notFound" | "upload.tooMany" | "upload.quotaReached" | "listing.tooManyDrafts" | "photo.unreadable" | "photo.tooLarge" | "photo.tooSmall" | "document.unreadable" | "document.active" | "document.tooLarge" | "document.tooManyPages" | "photo.notFound" | "photo.lastOne" | "photo.changedMeanwhile" | "stay.notOver" | "review.notFound" | "review.tooLate" | "review.alreadyWritten" | "review.alreadyAnswered" | "wishlist.notFound" | "wishlist.tooMany" | "wishlist.full" | "savedSearch.notFound" | "savedSearch.tooMany" | "savedSearch.empty" | "quote.datesInvalid" | "quote.tooManyGuests" | "rates.notFound" | "rates.notOwner" | "rates.changedMeanwhile" | "currency.dateInvalid" | "currency.implausible" | "booking.notFound" | "booking.datesInvalid" | "booking.datesPast" | "booking.tooFarAhead" | "booking.datesTaken" | "booking.tooManyGuests" | "booking.petsNotAllowed" | "booking.wordsRefused" | "booking.adultRequired" | "booking.tooManyHolds" | "booking.tooManyNightsHeld" | "booking.holdCooldown" | "booking.alreadyRequested" | "booking.tooManyRequests" | "booking.ownListing" | "booking.priceChanged" | "booking.experienceRequired" | "booking.listingUnavailable" | "booking.transitionRefused" | "booking.deadlinePassed" | "booking.notPayable" | "booking.refundChanged" | "booking.notRefundable" | "booking.refundTooHigh" | "booking.paymentDisputed" | "booking.paymentTakenBack" | "booking.personUnavailable" | "stay.tooSoon" | "stay.tooFarAhead" | "stay.arrivalDay" | "stay.tooShort" | "stay.tooLong" | "stayRules.changedMeanwhile" | "alteration.notFound" | "alteration.notPossible" | "alteration.alreadyOpen" | "alteration.tooMany" | "alteration.unchanged" | "alteration.belowRefunds" | "alteration.priceChanged" | "alteration.notOpen" | "calendar.datesBooked" | "calendar.changeNotFound" | "calendar.changedSince" | "calendar.undoTooLate" | "calendar.daysImported" | "calendarImport.notFound" | "calendarImport.addressInvalid" | "calendarImport.addressPrivate" | "calendarImport.ownExport" | "calendarImport.duplicate" | "calendarImport.tooMany" | "calendarImport.tooSoon" | "receipt.notIssued" | "damage.notFound" | "damage.notOpen" | "damage.tooLate" | "damage.alreadyReported" | "damage.tooManyPhotos" | "damage.photoNotFound" | "payment.declined" | "payment.authenticationFailed" | "payment.unavailable" | "payment.notFound" | "card.notFound" | "export.notFound" | "export.tooMany" | "account.deletionBlocked" | "support.tooManyTickets" | "support.notFound" | "support.fileNotFound" | "support.tooManyFiles" | "contact.tooMany" | "thread.notFound" | "thread.own" | "thread.blocked" | "thread.tooManyNew" | "thread.tooManyReports" | "messageTemplate.notFound" | "messageTemplate.tooMany" | "messageTemplate.placeholderUnknown" | "plannedMessage.notFound" | "plannedMessage.tooMany" | "message.notFound" | "message.idTaken" | "message.empty" | "message.tooMany" | "message.pictureNotFound" | "push.addressRefused" | "push.addressTaken" | "payout.notFound" | "payout.accountDisabled" | "webhook.signatureInvalid" | "webhook.stale" | "sandbox.only";
            params?: {
                [key: string]: unknown;
            };
            traceId: string;
        };
        Reconciliation: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            ranAt: string;
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            checked: number;
            differences: {
                movement: string;
                /** @enum {string} */
                kind: "missingInLedger" | "missingAtProvider" | "amount";
                ledger: number | null;
                provider: number | null;
            }[];
            disputes: {
                id: string;
                /** Format: uuid */
                bookingId: string;
                /** @enum {string} */
                status: "open" | "lost";
                /** @description DKK */
                amount: number;
            }[];
            /** @description DKK */
            provider: number;
            /** @description DKK */
            ledger: number;
            /** @description DKK */
            fees: number;
        };
        OwedRefund: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            bookingId: string;
            /** Format: uuid */
            guestId: string;
            returns: number;
            /** Format: date-time */
            returnedAt: string;
            nextTryAt: string | null;
            /** @description DKK */
            amount: number;
        };
        SupportTicketRow: {
            number: number;
            /** @enum {string} */
            state: "open" | "answered" | "closed";
            topic: ("booking" | "payment" | "host" | "technical" | "other") | null;
            subject: string;
            message: string;
            /** Format: date-time */
            openedAt: string;
            /** Format: uuid */
            id: string;
            personId: string | null;
            name: string | null;
            email: string | null;
            locale: ("da" | "en" | "en-GB" | "de" | "fr" | "pt" | "zh" | "ar") | null;
            report: {
                /** Format: uuid */
                threadId: string;
                messageId: string | null;
                /** @enum {string} */
                reason: "spam" | "offensive" | "scam" | "paymentOutside" | "other";
            } | null;
            bookingNumber: string | null;
            suspect: boolean;
        };
        SupportTicketWithActs: {
            ticket: components["schemas"]["SupportTicketRow"];
            acts: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "reply" | "answer" | "closed" | "reopened";
                adminId: string | null;
                message: string;
                files: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    /** @enum {string} */
                    type: "picture" | "pdf";
                    bytes: number;
                }[];
                /** Format: date-time */
                at: string;
            }[];
        };
        ReportedThread: {
            /** Format: uuid */
            guestId: string;
            /** Format: uuid */
            hostId: string;
            items: {
                /** Format: uuid */
                id: string;
                seq: number;
                body: string;
                event: {
                    /** @enum {string} */
                    moment: "requested" | "approved" | "declined" | "expired" | "confirmed" | "cancelled" | "cancelledByGuest" | "cancelledByHost" | "completed" | "altered";
                    /** Format: uuid */
                    bookingId: string;
                    /** Format: date */
                    checkIn: string;
                    /** Format: date */
                    checkOut: string;
                } | null;
                /** Format: date-time */
                createdAt: string;
                from: ("guest" | "host") | null;
                pictures: number;
            }[];
            more: boolean;
        };
        PageChange: {
            version: number;
            date: string;
            text: string;
        };
        WrittenPage: {
            title: string;
            description: string;
            updated: string;
            changes: components["schemas"]["PageChange"][];
            sections: {
                id: string;
                title: string;
            }[];
            questions: {
                id: string;
                topic: string;
                question: string;
                answer: string;
                searchWords: string[];
            }[];
            html: string;
        };
        Agreement: {
            /** @enum {string} */
            document: "terms" | "privacy";
            version: number;
            /** Format: date */
            dated: string;
            /** @enum {string} */
            way: "sign-up" | "provider" | "notice" | "hosting";
            /** Format: date-time */
            agreedAt: string;
        };
        ChangedDocument: {
            /** @enum {string} */
            document: "terms" | "privacy";
            title: string;
            changes: components["schemas"]["PageChange"][];
        };
        AlterationTerms: {
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            nights: number;
            guests: {
                adults: number;
                /** @default 0 */
                children: number;
                /** @default 0 */
                babies: number;
                /** @default 0 */
                pets: number;
            };
            /** @description DKK */
            total: number;
            /** @description DKK */
            difference: number;
            /** @description DKK */
            waived: number;
            hostDifference: number | null;
        };
        Alteration: {
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            nights: number;
            guests: {
                adults: number;
                /** @default 0 */
                children: number;
                /** @default 0 */
                babies: number;
                /** @default 0 */
                pets: number;
            };
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            bookingId: string;
            /** @enum {string} */
            by: "guest" | "host";
            /** @enum {string} */
            status: "proposed" | "accepted" | "awaiting_payment" | "applied" | "declined" | "withdrawn" | "expired";
            expiresAt: string | null;
            /** Format: date-time */
            createdAt: string;
            actions: ("accept" | "decline" | "withdraw" | "pay")[];
            obstacle: ("disputed" | "belowRefunds" | "personUnavailable") | null;
            /** @description DKK */
            total: number;
            /** @description DKK */
            difference: number;
            /** @description DKK */
            waived: number;
            hostDifference: number | null;
        };
        OpenAlteration: {
            alteration: components["schemas"]["Alteration"];
            stay: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                status: "pending_request" | "host_approved" | "awaiting_payment" | "pending" | "confirmed" | "declined" | "expired" | "cancelled" | "cancelled_by_guest" | "cancelled_by_host" | "completed";
                listing: {
                    /** Format: uuid */
                    id: string;
                    title: string;
                };
                /** Format: uuid */
                guestId: string;
                guestName: string | null;
                /** Format: date */
                checkIn: string;
                /** Format: date */
                checkOut: string;
                nights: number;
                guests: {
                    adults: number;
                    /** @default 0 */
                    children: number;
                    /** @default 0 */
                    babies: number;
                    /** @default 0 */
                    pets: number;
                };
            };
        };
        OwnUser: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
            emailVerified: boolean;
            photoUrl: string | null;
            /** @enum {string} */
            locale: "da" | "en" | "en-GB" | "de" | "fr" | "pt" | "zh" | "ar";
            /** @enum {string} */
            currency: "DKK" | "EUR" | "SEK" | "NOK" | "USD" | "GBP" | "CHF" | "PLN";
            /** Format: date-time */
            createdAt: string;
        };
        Passkey: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
            lastUsedAt: string | null;
            synced: boolean;
        };
        PasskeyRequest: {
            token: string;
            options: {
                rpId: string;
                challenge: string;
                timeout: number;
                allowCredentials: {
                    id: string;
                    /** @constant */
                    type: "public-key";
                    transports: string[];
                }[];
                /** @constant */
                userVerification: "required";
            };
        };
        SignInProvider: {
            id: string;
            name: string;
        };
        SignInWays: {
            hasPassword: boolean;
            linked: {
                /** Format: uuid */
                id: string;
                provider: {
                    id: string;
                    name: string;
                } | null;
                email: string | null;
                /** Format: date-time */
                linkedAt: string;
                lastUsedAt: string | null;
            }[];
            providers: {
                id: string;
                name: string;
            }[];
        };
        TwoFactor: {
            enabled: boolean;
            enabledAt: string | null;
            recoveryCodesLeft: number;
        };
        ListingCard: {
            /** Format: uuid */
            id: string;
            title: string;
            /** @enum {string} */
            subcategory: "summerhouse" | "holiday_home" | "private_home" | "room" | "apartment" | "villa";
            city: string;
            region: string | null;
            /** @enum {string} */
            country: "DK" | "NO" | "SE" | "FI" | "IS";
            location: {
                lat: number;
                lng: number;
            };
            maxGuests: number;
            bedrooms: number;
            beds: number;
            bathrooms: number;
            tags: ("quiet" | "unique" | "family" | "stylish" | "central" | "spacious" | "beach" | "nature" | "romantic" | "modern")[];
            photos: {
                hash: string;
                width: number;
                height: number;
                alt?: string;
                altEnglish?: string;
                /** Format: starts_with */
                placeholder: string;
                color: string;
            }[];
            rating: number | null;
            reviewCount: number;
            /** @enum {string} */
            bookingMode: "instant" | "request";
            /** @enum {string} */
            cancellationPolicy: "flexible" | "moderate" | "strict";
            petsAllowed: boolean;
            featured: boolean;
            stay: {
                /** Format: date */
                checkIn: string;
                /** Format: date */
                checkOut: string;
            } | null;
            guestFavourite: boolean;
            lastBookedAt: string | null;
            badge: {
                /** @enum {string} */
                kind: "intro" | "last_minute" | "weekly" | "monthly";
                percent: number;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** @description DKK */
            pricePerNight: number;
            /** @constant */
            unit: "night";
            total: number | null;
        };
        PublicUser: {
            /** Format: uuid */
            id: string;
            name: string;
            photoUrl: string | null;
            about: string | null;
            /** Format: date-time */
            memberSince: string;
            city: string | null;
            verified: boolean;
        };
        Listing: {
            /** Format: uuid */
            id: string;
            title: string;
            /** @enum {string} */
            subcategory: "summerhouse" | "holiday_home" | "private_home" | "room" | "apartment" | "villa";
            city: string;
            region: string | null;
            /** @enum {string} */
            country: "DK" | "NO" | "SE" | "FI" | "IS";
            location: {
                lat: number;
                lng: number;
            };
            maxGuests: number;
            bedrooms: number;
            beds: number;
            bathrooms: number;
            tags: ("quiet" | "unique" | "family" | "stylish" | "central" | "spacious" | "beach" | "nature" | "romantic" | "modern")[];
            rating: number | null;
            reviewCount: number;
            /** @enum {string} */
            bookingMode: "instant" | "request";
            /** @enum {string} */
            cancellationPolicy: "flexible" | "moderate" | "strict";
            petsAllowed: boolean;
            featured: boolean;
            guestFavourite: boolean;
            lastBookedAt: string | null;
            badge: {
                /** @enum {string} */
                kind: "intro" | "last_minute" | "weekly" | "monthly";
                percent: number;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            hostId: string;
            description: string;
            amenities: ("wifi" | "heating" | "heatPump" | "bedLinen" | "towels" | "washingMachine" | "tumbleDryer" | "kitchen" | "dishwasher" | "oven" | "coffeeMachine" | "freezer" | "woodStove" | "sauna" | "hotTub" | "wildernessBath" | "indoorPool" | "underfloorHeating" | "terrace" | "garden" | "balcony" | "barbecue" | "firePit" | "bicycles" | "canoe" | "skiStorage" | "seaView" | "lakeView" | "mountainView" | "beachAccess" | "skiInOut" | "freeParking" | "evCharger" | "stepFree" | "selfCheckIn" | "lift" | "crib" | "highChair" | "playground" | "fencedGarden" | "boardGames" | "tv" | "workspace" | "smokeAlarm" | "carbonMonoxideAlarm" | "fireExtinguisher" | "firstAidKit")[];
            sleeping: {
                name: string;
                beds: {
                    /** @enum {string} */
                    kind: "double" | "single" | "bunk" | "sofa" | "cot" | "alcove";
                    count: number;
                }[];
            }[];
            rules: {
                /** @default false */
                petsAllowed: boolean;
                /** @default false */
                smokingAllowed: boolean;
                /** @default false */
                partiesAllowed: boolean;
                /** @default true */
                childrenWelcome: boolean;
                /** @default 22:00 */
                quietFrom: string | null;
                /** @default 07:00 */
                quietTo: string | null;
                /** @default null */
                additional: string | null;
            };
            safety: {
                /** @default false */
                outdoorCamera: boolean;
                /** @default false */
                noiseMonitors: boolean;
                /** @default false */
                weapons: boolean;
                /** @default false */
                smokeAlarm: boolean;
                /** @default false */
                carbonMonoxideAlarm: boolean;
                /** @default false */
                fireExtinguisher: boolean;
                /** @default false */
                firstAidKit: boolean;
            };
            checkInFrom: string;
            checkOutBefore: string;
            requestAutoExpireHours: number;
            /** @enum {string} */
            firstGuestPolicy: "any" | "experienced";
            photos: {
                hash: string;
                width: number;
                height: number;
                alt?: string;
                altEnglish?: string;
                /** Format: starts_with */
                placeholder: string;
                color: string;
            }[];
            /** @default true */
            indexable: boolean;
            active: boolean;
            exact: {
                address: {
                    line1: string;
                    /** @default null */
                    line2: string | null;
                    postalCode: string;
                    city: string;
                    /** @default null */
                    region: string | null;
                    /** @enum {string} */
                    country: "DK" | "NO" | "SE" | "FI" | "IS";
                };
                location: {
                    lat: number;
                    lng: number;
                };
            } | null;
            ratingBreakdown: {
                stars: number;
                count: number;
            }[];
            /** @description DKK */
            pricePerNight: number;
            /** @constant */
            unit: "night";
            rates: {
                /** @default 0 */
                weekendPercent: number;
                /** @default false */
                cleaningIncluded: boolean;
                discounts: {
                    /** @default null */
                    introPercent: number | null;
                    /** @default 3 */
                    introFirstN: number;
                    /** @default null */
                    lastMinutePercent: number | null;
                    /** @default 14 */
                    lastMinuteDays: number;
                    /** @default null */
                    weeklyPercent: number | null;
                    /** @default null */
                    monthlyPercent: number | null;
                };
                /** @description DKK */
                cleaningFee: number;
            } | null;
            host: components["schemas"]["PublicUser"] | null;
        };
        Quote: {
            /** Format: uuid */
            listingId: string;
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            nights: number;
            nightlyPrices: {
                /** Format: date */
                date: string;
                /** @description DKK */
                price: number;
            }[];
            /** @description DKK */
            subtotal: number;
            discounts: {
                /** @description DKK */
                weekly?: number;
                /** @description DKK */
                monthly?: number;
                /** @description DKK */
                intro?: number;
                /** @description DKK */
                last_minute?: number;
            };
            /** @description DKK */
            cleaningFee: number;
            /** @description DKK */
            serviceFee: number;
            /** @description DKK */
            total: number;
            /** @constant */
            currency: "DKK";
        };
        Trip: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "pending_request" | "host_approved" | "awaiting_payment" | "pending" | "confirmed" | "declined" | "expired" | "cancelled" | "cancelled_by_guest" | "cancelled_by_host" | "completed";
            /** @enum {string} */
            mode: "instant" | "request";
            listing: {
                /** Format: uuid */
                id: string;
                title: string;
                city: string;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
                photo: {
                    hash: string;
                    width: number;
                    height: number;
                    alt?: string;
                    altEnglish?: string;
                    /** Format: starts_with */
                    placeholder: string;
                    color: string;
                } | null;
                checkInFrom: string;
                checkOutBefore: string;
            };
            /** Format: uuid */
            guestId: string;
            /** Format: uuid */
            hostId: string;
            confirmedAt: string | null;
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            nights: number;
            guests: {
                adults: number;
                /** @default 0 */
                children: number;
                /** @default 0 */
                babies: number;
                /** @default 0 */
                pets: number;
            };
            /** @enum {string} */
            cancellationPolicy: "flexible" | "moderate" | "strict";
            message: string | null;
            declineReason: string | null;
            declineCode: ("overtaken" | "hostUnavailable" | "guestUnavailable") | null;
            cancelReason: string | null;
            refunds: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                reason: "late_payment" | "guest_cancelled" | "host_cancelled" | "partial" | "alteration" | "dispute";
                /** @enum {string} */
                state: "planned" | "waiting" | "returned" | "sent" | "charged_back";
                note: string | null;
                /** Format: date-time */
                plannedAt: string;
                sentAt: string | null;
                /** @description DKK */
                amount: number;
            }[];
            disputed: boolean;
            takenBackByBank: boolean;
            hostUnavailable: boolean;
            graceUntil: string | null;
            approvalExpiresAt: string | null;
            paymentDueAt: string | null;
            /** Format: date-time */
            createdAt: string;
            revision: number;
            actions: ("pay" | "approve" | "decline" | "cancel" | "refund" | "review")[];
            /** @description DKK */
            refunded: number;
            /** @description DKK */
            total: number;
            quote: components["schemas"]["Quote"];
            host: components["schemas"]["PublicUser"] | null;
            reviewed: boolean;
        };
        ListedTrip: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "pending_request" | "host_approved" | "awaiting_payment" | "pending" | "confirmed" | "declined" | "expired" | "cancelled" | "cancelled_by_guest" | "cancelled_by_host" | "completed";
            /** @enum {string} */
            mode: "instant" | "request";
            listing: {
                /** Format: uuid */
                id: string;
                title: string;
                city: string;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
                photo: {
                    hash: string;
                    width: number;
                    height: number;
                    alt?: string;
                    altEnglish?: string;
                    /** Format: starts_with */
                    placeholder: string;
                    color: string;
                } | null;
                checkInFrom: string;
                checkOutBefore: string;
            };
            /** Format: uuid */
            guestId: string;
            /** Format: uuid */
            hostId: string;
            confirmedAt: string | null;
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            nights: number;
            guests: {
                adults: number;
                /** @default 0 */
                children: number;
                /** @default 0 */
                babies: number;
                /** @default 0 */
                pets: number;
            };
            /** @enum {string} */
            cancellationPolicy: "flexible" | "moderate" | "strict";
            message: string | null;
            declineReason: string | null;
            declineCode: ("overtaken" | "hostUnavailable" | "guestUnavailable") | null;
            cancelReason: string | null;
            refunds: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                reason: "late_payment" | "guest_cancelled" | "host_cancelled" | "partial" | "alteration" | "dispute";
                /** @enum {string} */
                state: "planned" | "waiting" | "returned" | "sent" | "charged_back";
                note: string | null;
                /** Format: date-time */
                plannedAt: string;
                sentAt: string | null;
                /** @description DKK */
                amount: number;
            }[];
            disputed: boolean;
            takenBackByBank: boolean;
            hostUnavailable: boolean;
            graceUntil: string | null;
            approvalExpiresAt: string | null;
            paymentDueAt: string | null;
            /** Format: date-time */
            createdAt: string;
            revision: number;
            actions: ("pay" | "approve" | "decline" | "cancel" | "refund" | "review")[];
            /** @description DKK */
            refunded: number;
            /** @description DKK */
            total: number;
            quote: components["schemas"]["Quote"];
            host: components["schemas"]["PublicUser"] | null;
            reviewed: boolean;
            needs: {
                /** @enum {string} */
                what: "pay" | "answerChange" | "payChange";
                /** Format: date-time */
                until: string;
            } | null;
            ended: boolean;
        };
        Reservation: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "pending_request" | "host_approved" | "awaiting_payment" | "pending" | "confirmed" | "declined" | "expired" | "cancelled" | "cancelled_by_guest" | "cancelled_by_host" | "completed";
            /** @enum {string} */
            mode: "instant" | "request";
            listing: {
                /** Format: uuid */
                id: string;
                title: string;
                city: string;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
                photo: {
                    hash: string;
                    width: number;
                    height: number;
                    alt?: string;
                    altEnglish?: string;
                    /** Format: starts_with */
                    placeholder: string;
                    color: string;
                } | null;
                checkInFrom: string;
                checkOutBefore: string;
            };
            /** Format: uuid */
            guestId: string;
            /** Format: uuid */
            hostId: string;
            confirmedAt: string | null;
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            nights: number;
            guests: {
                adults: number;
                /** @default 0 */
                children: number;
                /** @default 0 */
                babies: number;
                /** @default 0 */
                pets: number;
            };
            /** @enum {string} */
            cancellationPolicy: "flexible" | "moderate" | "strict";
            message: string | null;
            declineReason: string | null;
            declineCode: ("overtaken" | "hostUnavailable" | "guestUnavailable") | null;
            cancelReason: string | null;
            refunds: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                reason: "late_payment" | "guest_cancelled" | "host_cancelled" | "partial" | "alteration" | "dispute";
                /** @enum {string} */
                state: "planned" | "waiting" | "returned" | "sent" | "charged_back";
                note: string | null;
                /** Format: date-time */
                plannedAt: string;
                sentAt: string | null;
                /** @description DKK */
                amount: number;
            }[];
            disputed: boolean;
            takenBackByBank: boolean;
            hostUnavailable: boolean;
            graceUntil: string | null;
            approvalExpiresAt: string | null;
            paymentDueAt: string | null;
            /** Format: date-time */
            createdAt: string;
            revision: number;
            actions: ("pay" | "approve" | "decline" | "cancel" | "refund" | "review")[];
            /** @description DKK */
            refunded: number;
            /** @description DKK */
            total: number;
            quote: components["schemas"]["Quote"];
            /** @description DKK */
            platformFee: number;
            /** @description DKK */
            hostShare: number;
            /** @description DKK */
            hostKeeps: number;
            guest: components["schemas"]["PublicUser"] | null;
        };
        EndedStay: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "pending_request" | "host_approved" | "awaiting_payment" | "pending" | "confirmed" | "declined" | "expired" | "cancelled" | "cancelled_by_guest" | "cancelled_by_host" | "completed";
            /** @enum {string} */
            mode: "instant" | "request";
            listing: {
                /** Format: uuid */
                id: string;
                title: string;
                city: string;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
                photo: {
                    hash: string;
                    width: number;
                    height: number;
                    alt?: string;
                    altEnglish?: string;
                    /** Format: starts_with */
                    placeholder: string;
                    color: string;
                } | null;
                checkInFrom: string;
                checkOutBefore: string;
            };
            /** Format: uuid */
            guestId: string;
            /** Format: uuid */
            hostId: string;
            confirmedAt: string | null;
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            nights: number;
            guests: {
                adults: number;
                /** @default 0 */
                children: number;
                /** @default 0 */
                babies: number;
                /** @default 0 */
                pets: number;
            };
            /** @enum {string} */
            cancellationPolicy: "flexible" | "moderate" | "strict";
            message: string | null;
            declineReason: string | null;
            declineCode: ("overtaken" | "hostUnavailable" | "guestUnavailable") | null;
            cancelReason: string | null;
            refunds: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                reason: "late_payment" | "guest_cancelled" | "host_cancelled" | "partial" | "alteration" | "dispute";
                /** @enum {string} */
                state: "planned" | "waiting" | "returned" | "sent" | "charged_back";
                note: string | null;
                /** Format: date-time */
                plannedAt: string;
                sentAt: string | null;
                /** @description DKK */
                amount: number;
            }[];
            disputed: boolean;
            takenBackByBank: boolean;
            hostUnavailable: boolean;
            graceUntil: string | null;
            approvalExpiresAt: string | null;
            paymentDueAt: string | null;
            /** Format: date-time */
            createdAt: string;
            revision: number;
            actions: ("pay" | "approve" | "decline" | "cancel" | "refund" | "review")[];
            /** @description DKK */
            refunded: number;
            /** @description DKK */
            total: number;
            quote: components["schemas"]["Quote"];
            /** @description DKK */
            platformFee: number;
            /** @description DKK */
            hostShare: number;
            /** @description DKK */
            hostKeeps: number;
            guest: components["schemas"]["PublicUser"] | null;
            reviewed: boolean;
        };
        PayableTrip: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "pending_request" | "host_approved" | "awaiting_payment" | "pending" | "confirmed" | "declined" | "expired" | "cancelled" | "cancelled_by_guest" | "cancelled_by_host" | "completed";
            /** @enum {string} */
            mode: "instant" | "request";
            listing: {
                /** Format: uuid */
                id: string;
                title: string;
                city: string;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
                photo: {
                    hash: string;
                    width: number;
                    height: number;
                    alt?: string;
                    altEnglish?: string;
                    /** Format: starts_with */
                    placeholder: string;
                    color: string;
                } | null;
                checkInFrom: string;
                checkOutBefore: string;
            };
            /** Format: uuid */
            guestId: string;
            /** Format: uuid */
            hostId: string;
            confirmedAt: string | null;
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            nights: number;
            guests: {
                adults: number;
                /** @default 0 */
                children: number;
                /** @default 0 */
                babies: number;
                /** @default 0 */
                pets: number;
            };
            /** @enum {string} */
            cancellationPolicy: "flexible" | "moderate" | "strict";
            message: string | null;
            declineReason: string | null;
            declineCode: ("overtaken" | "hostUnavailable" | "guestUnavailable") | null;
            cancelReason: string | null;
            refunds: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                reason: "late_payment" | "guest_cancelled" | "host_cancelled" | "partial" | "alteration" | "dispute";
                /** @enum {string} */
                state: "planned" | "waiting" | "returned" | "sent" | "charged_back";
                note: string | null;
                /** Format: date-time */
                plannedAt: string;
                sentAt: string | null;
                /** @description DKK */
                amount: number;
            }[];
            disputed: boolean;
            takenBackByBank: boolean;
            hostUnavailable: boolean;
            graceUntil: string | null;
            approvalExpiresAt: string | null;
            paymentDueAt: string | null;
            /** Format: date-time */
            createdAt: string;
            revision: number;
            actions: ("pay" | "approve" | "decline" | "cancel" | "refund" | "review")[];
            /** @description DKK */
            refunded: number;
            /** @description DKK */
            total: number;
            quote: components["schemas"]["Quote"];
            host: components["schemas"]["PublicUser"] | null;
            reviewed: boolean;
            clientSecret: string | null;
        };
        CancellationPreview: {
            /** @enum {string} */
            policy: "flexible" | "moderate" | "strict";
            daysBefore: number;
            lines: {
                /** @enum {string} */
                kind: "nights" | "cleaning" | "serviceFee";
                /** @description DKK */
                paid: number;
                /** @description DKK */
                refund: number;
            }[];
            freeUntil: string | null;
            disputed: boolean;
            hostUnavailable: boolean;
            /** @description DKK */
            paid: number;
            /** @description DKK */
            refund: number;
        };
        Currencies: {
            /** Format: date */
            date: string;
            source: string;
            rates: {
                EUR: number;
                SEK: number;
                NOK: number;
                USD: number;
                GBP: number;
                CHF: number;
                PLN: number;
            };
        };
        DamageReport: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            by: "guest" | "host";
            description: string;
            photos: {
                /** Format: uuid */
                id: string;
                width: number;
                height: number;
            }[];
            /** @enum {string} */
            status: "submitted" | "answered" | "closed";
            answer: string | null;
            /** Format: date-time */
            createdAt: string;
            answeredAt: string | null;
            closedAt: string | null;
            actions: ("answer" | "close")[];
            estimatedCost: number | null;
        };
        DamageReports: {
            /** Format: uuid */
            bookingId: string;
            listing: {
                /** Format: uuid */
                id: string;
                title: string;
            };
            /** Format: uuid */
            guestId: string;
            /** Format: uuid */
            hostId: string;
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            /** @enum {string} */
            side: "guest" | "host" | "admin";
            mayReport: boolean;
            reportUntil: string | null;
            uploaded: {
                /** Format: uuid */
                id: string;
                width: number;
                height: number;
            }[];
            reports: components["schemas"]["DamageReport"][];
            guest: components["schemas"]["PublicUser"] | null;
            host: components["schemas"]["PublicUser"] | null;
        };
        DeletionBlocker: {
            /** @enum {string} */
            reason: "staysAsGuest" | "staysAsHost" | "payouts" | "refunds" | "disputes";
            count: number;
        };
        DataExport: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "collecting" | "packing" | "ready" | "failed" | "expired";
            parts: {
                done: number;
                of: number;
            };
            /** Format: date-time */
            requestedAt: string;
            downloadPath: string | null;
            bytes: number | null;
            expiresAt: string | null;
        };
        DeviceSession: {
            /** Format: uuid */
            id: string;
            name: {
                browser: string | null;
                system: string | null;
            };
            network: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            current: boolean;
        };
        ListingExtra: {
            /** @enum {string} */
            code: "INSURANCE" | "FEATURED" | "INSTANT_PAYOUTS" | "SMART_PRICING";
            /** @enum {string} */
            textKey: "insurance" | "featured" | "instantPayouts" | "smartPricing";
            /** @enum {string} */
            status: "off" | "unpaid" | "active" | "pastDue";
            wanted: boolean;
            enabled: boolean;
            periodEnd: string | null;
            endsAtPeriodEnd: boolean;
            failure: string | null;
            nextTryAt: string | null;
            /** @description DKK */
            price: number;
        };
        PriceProposal: {
            /** Format: date */
            date: string;
            takenPercent: number;
            /** @description DKK */
            current: number;
            /** @description DKK */
            proposed: number;
            /** @description DKK */
            median: number;
        };
        PayoutAccount: {
            /** @enum {string} */
            status: "none" | "onboarding" | "restricted" | "enabled" | "disabled";
            chargesEnabled: boolean;
            payoutsEnabled: boolean;
            detailsSubmitted: boolean;
        };
        Payout: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            listingId: string;
            /** Format: date */
            periodFrom: string;
            /** Format: date */
            periodTo: string;
            /** @enum {string} */
            status: "paid" | "pending" | "failed";
            hold: ("account" | "dispute" | "suspended") | null;
            sending: boolean;
            /** Format: date-time */
            dueAt: string;
            paidAt: string | null;
            /** @description DKK */
            revenue: number;
            /** @description DKK */
            amount: number;
            /** @description DKK */
            owed: number;
        };
        ListedPayout: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            listingId: string;
            /** Format: date */
            periodFrom: string;
            /** Format: date */
            periodTo: string;
            /** @enum {string} */
            status: "paid" | "pending" | "failed";
            hold: ("account" | "dispute" | "suspended") | null;
            sending: boolean;
            /** Format: date-time */
            dueAt: string;
            paidAt: string | null;
            /** @description DKK */
            revenue: number;
            /** @description DKK */
            amount: number;
            /** @description DKK */
            owed: number;
            home: string | null;
        };
        PayoutLine: {
            /** @enum {string} */
            kind: "payment" | "refund" | "transfer" | "reversal" | "outside" | "offset" | "dispute";
            /** Format: date-time */
            at: string;
            /** @description DKK */
            revenue: number;
            /** @description DKK */
            platformFee: number;
            /** @description DKK */
            host: number;
            counterpart: string | null;
        };
        PayoutStatement: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            listingId: string;
            /** Format: date */
            periodFrom: string;
            /** Format: date */
            periodTo: string;
            /** @enum {string} */
            status: "paid" | "pending" | "failed";
            hold: ("account" | "dispute" | "suspended") | null;
            sending: boolean;
            /** Format: date-time */
            dueAt: string;
            paidAt: string | null;
            /** @description DKK */
            revenue: number;
            /** @description DKK */
            amount: number;
            /** @description DKK */
            owed: number;
            reference: string;
            host: {
                name: string;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
            };
            home: {
                title: string;
                city: string;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
            };
            guest: string;
            lines: components["schemas"]["PayoutLine"][];
            /** @description DKK */
            platformFee: number;
            /** @description DKK */
            sent: number;
        };
        PayoutSummary: {
            account: components["schemas"]["PayoutAccount"];
            /** @description DKK */
            totalRevenue: number;
            /** @description DKK */
            netEarnings: number;
            /** @description DKK */
            paid: number;
            /** @description DKK */
            upcoming: number;
            /** @description DKK */
            debt: number;
            /** @description DKK */
            sending: number;
            /** @description DKK */
            paidThisYear: number;
            releaseHours: number;
        };
        HostCampaign: {
            /** Format: date */
            publishBefore: string;
            daysLeft: number;
            waiting: number;
            used: number;
            feePercent: number;
        };
        ReservationStory: {
            reservation: components["schemas"]["Reservation"];
            contact: {
                name: string;
                email: string;
                phone: string | null;
            } | null;
            lines: {
                /** @enum {string} */
                kind: "nights" | "weekly" | "monthly" | "intro" | "last_minute" | "cleaning" | "serviceFee" | "platformFee";
                percent: number | null;
                insteadOf?: number;
                /** @description DKK */
                amount: number;
            }[];
            /** @description DKK */
            left: number;
            canCancel: boolean;
            canRefund: boolean;
            payout: components["schemas"]["Payout"] | null;
        };
        HostDay: {
            /** Format: date */
            date: string;
            isBlocked: boolean;
            isBooked: boolean;
            price: number | null;
            isOwnPrice: boolean;
            reason: string | null;
            blockedBy: ("host" | "import") | null;
            note: string | null;
            booking: {
                /** Format: uuid */
                id: string;
                guest: string | null;
                /** @enum {string} */
                status: "pending_request" | "host_approved" | "awaiting_payment" | "pending" | "confirmed" | "declined" | "expired" | "cancelled" | "cancelled_by_guest" | "cancelled_by_host" | "completed";
                proposed: boolean;
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            } | null;
        };
        CalendarHome: {
            /** Format: uuid */
            id: string;
            title: string;
            city: string;
            base: number | null;
            weekend: number | null;
            prices: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                /** @description DKK */
                price: number;
            }[];
            stays: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                /** Format: uuid */
                bookingId: string;
                guest: string | null;
                /** @enum {string} */
                status: "pending_request" | "host_approved" | "awaiting_payment" | "pending" | "confirmed" | "declined" | "expired" | "cancelled" | "cancelled_by_guest" | "cancelled_by_host" | "completed";
                proposed: boolean;
            }[];
            blocks: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                reason: string;
                /** @enum {string} */
                source: "host" | "import";
            }[];
            notes: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            }[];
        };
        CalendarChange: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "price" | "clearPrice" | "block" | "unblock" | "note" | "clearNote" | "undo";
            /** Format: date-time */
            madeAt: string;
            /** Format: date-time */
            undoUntil: string;
            undone: boolean;
            text: string | null;
            homes: number;
            listingId: string | null;
            nights: number;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @enum {string} */
            subject: "prices" | "days";
            price: number | null;
        };
        CalendarChanged: {
            /** Format: uuid */
            changeId: string;
            /** @enum {string} */
            subject: "prices" | "days";
            /** Format: date-time */
            undoUntil: string;
            homes: {
                /** Format: uuid */
                listingId: string;
                revision: number;
            }[];
        };
        Draft: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            step: "description" | "details" | "location" | "price" | "weekend" | "discounts" | "extras" | "safety" | "firstGuests" | "booking" | "photos" | "review";
            revision: number;
            photos: {
                hash: string;
                width: number;
                height: number;
                alt?: string;
                altEnglish?: string;
                /** Format: starts_with */
                placeholder: string;
                color: string;
            }[];
            /** Format: date-time */
            updatedAt: string;
            answers: {
                category?: "housing" | null;
                tags?: ("quiet" | "unique" | "family" | "stylish" | "central" | "spacious" | "beach" | "nature" | "romantic" | "modern")[] | null;
                description?: string | null;
                title?: string | null;
                subcategory?: ("summerhouse" | "holiday_home" | "private_home" | "room" | "apartment" | "villa") | null;
                maxGuests?: number | null;
                bedrooms?: number | null;
                beds?: number | null;
                bathrooms?: number | null;
                line1?: string | null;
                line2?: string | null;
                postalCode?: string | null;
                city?: string | null;
                location?: {
                    lat: number;
                    lng: number;
                } | null;
                isBusiness?: boolean | null;
                companyName?: string | null;
                cvr?: string | null;
                cleaningIncluded?: boolean | null;
                weekendPercent?: number | null;
                introPercent?: (number | null) | null;
                introFirstN?: number | null;
                lastMinutePercent?: (number | null) | null;
                lastMinuteDays?: number | null;
                weeklyPercent?: (number | null) | null;
                monthlyPercent?: (number | null) | null;
                extras?: ("INSURANCE" | "FEATURED" | "INSTANT_PAYOUTS" | "SMART_PRICING")[] | null;
                outdoorCamera?: boolean | null;
                noiseMonitors?: boolean | null;
                weapons?: boolean | null;
                firstGuestPolicy?: ("any" | "experienced") | null;
                bookingMode?: ("instant" | "request") | null;
                requestAutoExpireHours?: number | null;
                basePrice?: number | null;
                cleaningFee?: number | null;
            };
        };
        FoundAddress: {
            line1: string;
            postalCode: string;
            city: string;
            location: {
                lat: number;
                lng: number;
            };
        };
        HostTerms: {
            version: string;
            acceptedAt: string | null;
        };
        CalendarImport: {
            /** Format: uuid */
            id: string;
            name: string;
            address: string;
            syncing: boolean;
            fault: ("unreachable" | "notFound" | "refused" | "privateAddress" | "tooManyRedirects" | "tooSlow" | "tooLarge" | "notACalendar" | "incomplete" | "tooManyEvents" | "tooComplex") | null;
            lastTriedAt: string | null;
            lastSyncedAt: string | null;
            nights: number;
            problems: {
                line: number;
                /** @enum {string} */
                problem: "unreadable" | "noStart" | "noSuchDate" | "endBeforeStart" | "repeatUnreadable" | "repeatsTooOften" | "zoneUnknown" | "notEnded";
            }[];
            problemCount: number;
            conflicts: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                /** Format: uuid */
                bookingId: string;
                guest: string | null;
            }[];
        };
        EditableListing: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            hostId: string;
            active: boolean;
            revision: number;
            content: {
                title: string;
                description: string;
                /** @enum {string} */
                subcategory: "summerhouse" | "holiday_home" | "private_home" | "room" | "apartment" | "villa";
                tags: ("quiet" | "unique" | "family" | "stylish" | "central" | "spacious" | "beach" | "nature" | "romantic" | "modern")[];
                amenities: ("wifi" | "heating" | "heatPump" | "bedLinen" | "towels" | "washingMachine" | "tumbleDryer" | "kitchen" | "dishwasher" | "oven" | "coffeeMachine" | "freezer" | "woodStove" | "sauna" | "hotTub" | "wildernessBath" | "indoorPool" | "underfloorHeating" | "terrace" | "garden" | "balcony" | "barbecue" | "firePit" | "bicycles" | "canoe" | "skiStorage" | "seaView" | "lakeView" | "mountainView" | "beachAccess" | "skiInOut" | "freeParking" | "evCharger" | "stepFree" | "selfCheckIn" | "lift" | "crib" | "highChair" | "playground" | "fencedGarden" | "boardGames" | "tv" | "workspace" | "smokeAlarm" | "carbonMonoxideAlarm" | "fireExtinguisher" | "firstAidKit")[];
                maxGuests: number;
                bedrooms: number;
                beds: number;
                bathrooms: number;
                /** @default [] */
                sleeping: {
                    name: string;
                    beds: {
                        /** @enum {string} */
                        kind: "double" | "single" | "bunk" | "sofa" | "cot" | "alcove";
                        count: number;
                    }[];
                }[];
                rules: {
                    /** @default false */
                    petsAllowed: boolean;
                    /** @default false */
                    smokingAllowed: boolean;
                    /** @default false */
                    partiesAllowed: boolean;
                    /** @default true */
                    childrenWelcome: boolean;
                    /** @default 22:00 */
                    quietFrom: string | null;
                    /** @default 07:00 */
                    quietTo: string | null;
                    /** @default null */
                    additional: string | null;
                };
                safety: {
                    /** @default false */
                    outdoorCamera: boolean;
                    /** @default false */
                    noiseMonitors: boolean;
                    /** @default false */
                    weapons: boolean;
                    /** @default false */
                    smokeAlarm: boolean;
                    /** @default false */
                    carbonMonoxideAlarm: boolean;
                    /** @default false */
                    fireExtinguisher: boolean;
                    /** @default false */
                    firstAidKit: boolean;
                };
                /** @default 15:00 */
                checkInFrom: string;
                /** @default 11:00 */
                checkOutBefore: string;
                address: {
                    line1: string;
                    /** @default null */
                    line2: string | null;
                    postalCode: string;
                    city: string;
                    /** @default null */
                    region: string | null;
                    /** @enum {string} */
                    country: "DK" | "NO" | "SE" | "FI" | "IS";
                };
                location: {
                    lat: number;
                    lng: number;
                };
                /** @default null */
                business: {
                    cvr: string;
                    companyName: string;
                } | null;
                /** @enum {string} */
                bookingMode: "instant" | "request";
                /** @default 24 */
                requestAutoExpireHours: number;
                /**
                 * @default any
                 * @enum {string}
                 */
                firstGuestPolicy: "any" | "experienced";
                /**
                 * @default flexible
                 * @enum {string}
                 */
                cancellationPolicy: "flexible" | "moderate" | "strict";
                /** @default null */
                arrivalNotes: string | null;
                /** @default null */
                english: {
                    title: string;
                    description: string;
                    /** @default [] */
                    rooms: string[];
                    /** @default null */
                    additionalRules: string | null;
                    /** @default null */
                    arrivalNotes: string | null;
                } | null;
                /** @default true */
                indexable: boolean;
            };
            photos: {
                hash: string;
                width: number;
                height: number;
                alt?: string;
                altEnglish?: string;
                /** Format: starts_with */
                placeholder: string;
                color: string;
            }[];
            rates: {
                /** @default 0 */
                weekendPercent: number;
                /** @default false */
                cleaningIncluded: boolean;
                discounts: {
                    /** @default null */
                    introPercent: number | null;
                    /** @default 3 */
                    introFirstN: number;
                    /** @default null */
                    lastMinutePercent: number | null;
                    /** @default 14 */
                    lastMinuteDays: number;
                    /** @default null */
                    weeklyPercent: number | null;
                    /** @default null */
                    monthlyPercent: number | null;
                };
                basePrice: number;
                /** @default 0 */
                cleaningFee: number;
                revision: number;
            } | null;
        };
        HostOverview: {
            pendingRequestsCount: number;
            upcomingReservationsCount: number;
            unreadThreadsCount: number;
            /** @description DKK */
            monthRevenue: number;
            occupancyPctMonth: number;
            avgRating: number | null;
            reviewCount: number;
            months: {
                month: string;
                /** @description DKK */
                revenue: number;
                occupancyPct: number;
                bookedNights: number;
                openNights: number;
            }[];
        };
        HotelCard: {
            /** Format: uuid */
            id: string;
            name: string;
            stars: number;
            city: string;
            /** @default null */
            region: string | null;
            /** @enum {string} */
            country: "DK" | "NO" | "SE" | "FI" | "IS";
            amenities: ("wifi" | "parking" | "restaurant" | "breakfast" | "bar" | "spa" | "gym" | "pool" | "pets" | "seaView" | "evCharger" | "meetingRooms")[];
            photos: {
                hash: string;
                width: number;
                height: number;
                alt?: string;
                /** Format: starts_with */
                placeholder?: string;
                color: string;
            }[];
            rating: number | null;
            reviewCount: number;
            /** @default null */
            rooms: number | null;
            /** @default null */
            guestsPerRoom: number | null;
            location: {
                lat: number;
                lng: number;
            };
            /** @description DKK */
            minPrice: number;
        };
        HotelSuggestions: {
            places: {
                /** @enum {string} */
                kind: "city" | "region" | "country";
                name: string;
                region: string | null;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
                point: {
                    lat: number;
                    lng: number;
                };
                bbox: {
                    west: number;
                    south: number;
                    east: number;
                    north: number;
                };
                homes: number;
            }[];
            hotels: {
                /** Format: uuid */
                id: string;
                name: string;
                city: string;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
            }[];
        };
        Hotel: {
            /** Format: uuid */
            id: string;
            name: string;
            stars: number;
            city: string;
            /** @default null */
            region: string | null;
            /** @enum {string} */
            country: "DK" | "NO" | "SE" | "FI" | "IS";
            amenities: ("wifi" | "parking" | "restaurant" | "breakfast" | "bar" | "spa" | "gym" | "pool" | "pets" | "seaView" | "evCharger" | "meetingRooms")[];
            photos: {
                hash: string;
                width: number;
                height: number;
                alt?: string;
                altEnglish?: string;
                /** Format: starts_with */
                placeholder: string;
                color: string;
            }[];
            rating: number | null;
            reviewCount: number;
            /** @default null */
            rooms: number | null;
            /** @default null */
            guestsPerRoom: number | null;
            location: {
                lat: number;
                lng: number;
            };
            address: string;
            description: string;
            /** @description DKK */
            minPrice: number;
        };
        StayRules: {
            minNights: number;
            maxNights: number;
            arrivalDays: number[];
            noticeDays: number;
            preparationDays: number;
            windowDays: number | null;
            seasons: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                minNights?: number;
                maxNights?: number;
                arrivalDays?: number[];
                noticeDays?: number;
                preparationDays?: number;
                windowDays?: number | null;
            }[];
        };
        Review: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            listingId: string;
            /** Format: uuid */
            authorId: string;
            rating: number;
            text: string;
            /** Format: date-time */
            publishedAt: string;
            hostReply: string | null;
            author: components["schemas"]["PublicUser"] | null;
        };
        Notification: {
            /** Format: uuid */
            id: string;
            seq: number;
            kind: string;
            bookingId: string | null;
            listing: {
                /** Format: uuid */
                id: string;
                title: string;
            } | null;
            path: string;
            /** Format: date-time */
            at: string;
            read: boolean;
        };
        PartnerDocument: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "registration" | "authority" | "licence" | "other";
            /** @enum {string} */
            type: "picture" | "pdf";
            bytes: number;
            /** Format: date-time */
            createdAt: string;
        };
        HotelDraft: {
            /** Format: uuid */
            id: string;
            answers: {
                name: string;
                stars: number | null;
                address: string;
                postalCode: string;
                city: string;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
                rooms: number | null;
                guestsPerRoom: number | null;
                description: string;
                amenities: ("wifi" | "parking" | "restaurant" | "breakfast" | "bar" | "spa" | "gym" | "pool" | "pets" | "seaView" | "evCharger" | "meetingRooms")[];
            };
            revision: number;
            photos: {
                hash: string;
                width: number;
                height: number;
                alt?: string;
                altEnglish?: string;
                /** Format: starts_with */
                placeholder: string;
                color: string;
            }[];
            /** Format: date-time */
            updatedAt: string;
        };
        PartnerApplication: {
            companyName: string;
            cvr: string;
            /** Format: email */
            contactEmail: string;
            contactPhone: string | null;
            addressLine1: string;
            postalCode: string;
            city: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            step: "cvr" | "stripe" | "complete";
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            reason: string | null;
            cvrData: {
                name: string;
                address: string;
                zipcode: string;
                city: string;
            } | null;
            documents: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "registration" | "authority" | "licence" | "other";
                /** @enum {string} */
                type: "picture" | "pdf";
                bytes: number;
                /** Format: date-time */
                createdAt: string;
            }[];
            checkedAt: string | null;
            completedAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        PartnerCase: {
            companyName: string;
            cvr: string;
            /** Format: email */
            contactEmail: string;
            contactPhone: string | null;
            addressLine1: string;
            postalCode: string;
            city: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            step: "cvr" | "stripe" | "complete";
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            reason: string | null;
            cvrData: {
                name: string;
                address: string;
                zipcode: string;
                city: string;
            } | null;
            documents: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "registration" | "authority" | "licence" | "other";
                /** @enum {string} */
                type: "picture" | "pdf";
                bytes: number;
                /** Format: date-time */
                createdAt: string;
            }[];
            checkedAt: string | null;
            completedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            userId: string;
            name: string;
            suspended: boolean;
            decidedAt: string | null;
        };
        SavedCard: {
            id: string;
            brand: string;
            last4: string;
            expMonth: number;
            expYear: number;
            isDefault: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        Profile: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
            phone: string | null;
            photoUrl: string | null;
            dob: string | null;
            city: string | null;
            /** @enum {string} */
            preferredLocale: "da" | "en" | "en-GB" | "de" | "fr" | "pt" | "zh" | "ar";
            /** @enum {string} */
            preferredCurrency: "DKK" | "EUR" | "SEK" | "NOK" | "USD" | "GBP" | "CHF" | "PLN";
            accessibility: {
                /** @enum {string} */
                reducedMotion: "system" | "on" | "off";
                /** @enum {string} */
                highContrast: "system" | "on" | "off";
                /** @enum {string} */
                textSize: "normal" | "large" | "larger";
            };
            privacy: {
                showCity: boolean;
                seoIndex: boolean;
                readReceipts: boolean;
                marketingOptIn: boolean;
            };
            marketingOptInAt: string | null;
            revision: number;
        };
        PushDevice: {
            /** Format: uuid */
            id: string;
            name: {
                browser: string | null;
                system: string | null;
            };
            /** Format: date-time */
            createdAt: string;
            lastPushAt: string | null;
            /** @description Whether it is the browser that asks. */
            current: boolean;
        };
        PushAddress: {
            /** Format: uri */
            endpoint: string;
            keys: {
                p256dh: string;
                auth: string;
            };
            /** @default Europe/Copenhagen */
            timeZone: string;
        };
        AvailableQuote: {
            /** Format: uuid */
            listingId: string;
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            nights: number;
            nightlyPrices: {
                /** Format: date */
                date: string;
                /** @description DKK */
                price: number;
            }[];
            /** @description DKK */
            subtotal: number;
            discounts: {
                /** @description DKK */
                weekly?: number;
                /** @description DKK */
                monthly?: number;
                /** @description DKK */
                intro?: number;
                /** @description DKK */
                last_minute?: number;
            };
            /** @description DKK */
            cleaningFee: number;
            /** @description DKK */
            serviceFee: number;
            /** @description DKK */
            total: number;
            /** @constant */
            currency: "DKK";
            available: boolean;
            own: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                /** Format: uuid */
                bookingId: string;
                /** Format: date-time */
                until: string;
            } | null;
        };
        Receipt: {
            /** @enum {string} */
            side: "guest" | "host";
            number: string;
            /** Format: date-time */
            issuedAt: string;
            /** Format: uuid */
            bookingId: string;
            /** @enum {string} */
            status: "pending_request" | "host_approved" | "awaiting_payment" | "pending" | "confirmed" | "declined" | "expired" | "cancelled" | "cancelled_by_guest" | "cancelled_by_host" | "completed";
            takenBackByBank: boolean;
            home: {
                title: string;
                city: string;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
            };
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            nights: number;
            guests: {
                adults: number;
                /** @default 0 */
                children: number;
                /** @default 0 */
                babies: number;
                /** @default 0 */
                pets: number;
            };
            guest: {
                name: string;
                email: string | null;
                business: {
                    cvr: string;
                    companyName: string;
                } | null;
            };
            host: {
                name: string;
                email: string | null;
                business: {
                    cvr: string;
                    companyName: string;
                } | null;
            };
            lines: {
                /** @enum {string} */
                kind: "nights" | "weekly" | "monthly" | "intro" | "last_minute" | "cleaning" | "serviceFee" | "platformFee";
                percent: number | null;
                insteadOf?: number;
                /** @description DKK */
                amount: number;
            }[];
            /** @description DKK */
            total: number;
            vat: {
                percent: number;
                /** @description DKK */
                charged: number;
                /** @description DKK */
                refunded: number;
            } | null;
            payments: {
                /** Format: date-time */
                at: string;
                /** @description DKK */
                amount: number;
            }[];
            refunds: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                reason: "late_payment" | "guest_cancelled" | "host_cancelled" | "partial" | "alteration" | "dispute";
                /** @enum {string} */
                state: "planned" | "waiting" | "returned" | "sent" | "charged_back";
                /** @description DKK */
                amount: number;
            }[];
            /** @description DKK */
            paid: number;
            /** @description DKK */
            refunded: number;
            /** @description DKK */
            kept: number;
            /** @constant */
            currency: "DKK";
        };
        StayReviews: {
            /** Format: uuid */
            bookingId: string;
            listing: {
                /** Format: uuid */
                id: string;
                title: string;
            };
            /** Format: uuid */
            guestId: string;
            /** Format: uuid */
            hostId: string;
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            /** @enum {string} */
            side: "guest" | "host";
            mine: {
                /** Format: uuid */
                id: string;
                rating: number;
                text: string;
                /** Format: date-time */
                writtenAt: string;
                publishedAt: string | null;
            } | null;
            theirs: {
                /** Format: uuid */
                id: string;
                rating: number;
                text: string;
                /** Format: date-time */
                writtenAt: string;
                publishedAt: string | null;
            } | null;
            theirsWritten: boolean;
            mayReview: boolean;
            /** Format: date-time */
            reviewUntil: string;
            /** Format: date-time */
            publishedBy: string;
            reply: string | null;
            mayReply: boolean;
            guest: components["schemas"]["PublicUser"] | null;
            host: components["schemas"]["PublicUser"] | null;
        };
        Facets: {
            total: number;
            approximate: boolean;
            types: {
                [key: string]: number;
            };
            instant: number;
            pets: number;
            freeCancellation: number;
            guestFavourite: number;
            price: {
                /** @enum {string} */
                basis: "night" | "total";
                min: number | null;
                max: number | null;
                buckets: {
                    /** @description DKK */
                    from: number;
                    /** @description DKK */
                    to: number;
                    count: number;
                }[];
            };
        };
        Cluster: {
            lat: number;
            lng: number;
            key: string;
            count: number;
            bbox: {
                west: number;
                south: number;
                east: number;
                north: number;
            };
            /** @description DKK */
            minPrice: number;
        };
        Pin: {
            /** Format: uuid */
            id: string;
            title: string;
            /** @enum {string} */
            subcategory: "summerhouse" | "holiday_home" | "private_home" | "room" | "apartment" | "villa";
            city: string;
            /** @enum {string} */
            country: "DK" | "NO" | "SE" | "FI" | "IS";
            rating: number | null;
            reviewCount: number;
            stay: {
                /** Format: date */
                checkIn: string;
                /** Format: date */
                checkOut: string;
            } | null;
            featured: boolean;
            guestFavourite: boolean;
            lat: number;
            lng: number;
            photo: {
                hash: string;
                width: number;
                height: number;
                alt?: string;
                altEnglish?: string;
                /** Format: starts_with */
                placeholder: string;
                color: string;
            } | null;
            /** @description DKK */
            price: number;
            /** @description DKK */
            pricePerNight: number;
            total: number | null;
        };
        Clusters: {
            clusters: components["schemas"]["Cluster"][];
            pins: components["schemas"]["Pin"][];
            total: number;
            approximate: boolean;
            /** @enum {string} */
            priceBasis: "night" | "total";
        };
        SearchProposal: {
            changes: ({
                /** @enum {string} */
                drop: "q" | "category" | "type" | "bbox" | "radius" | "minPrice" | "amenities" | "bedrooms" | "beds" | "bathrooms" | "bookingMode" | "minRating" | "freeCancellation" | "guestFavourite";
            } | {
                set: {
                    [key: string]: string;
                };
            })[];
            query: {
                [key: string]: string;
            };
            total: number;
            totalCapped: boolean;
        };
        Suggestions: {
            places: {
                /** @enum {string} */
                kind: "city" | "region" | "country";
                name: string;
                region: string | null;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
                point: {
                    lat: number;
                    lng: number;
                };
                bbox: {
                    west: number;
                    south: number;
                    east: number;
                    north: number;
                };
                homes: number;
            }[];
            homes: {
                /** Format: uuid */
                id: string;
                title: string;
                city: string;
                /** @enum {string} */
                country: "DK" | "NO" | "SE" | "FI" | "IS";
                photo: {
                    hash: string;
                    width: number;
                    height: number;
                    alt?: string;
                    altEnglish?: string;
                    /** Format: starts_with */
                    placeholder: string;
                    color: string;
                } | null;
            }[];
        };
        SupportTicket: {
            number: number;
            /** @enum {string} */
            state: "open" | "answered" | "closed";
            topic: ("booking" | "payment" | "host" | "technical" | "other") | null;
            reported: ("spam" | "offensive" | "scam" | "paymentOutside" | "other") | null;
            subject: string;
            message: string;
            /** Format: date-time */
            openedAt: string;
            replies: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                from: "person" | "support";
                message: string;
                files: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    /** @enum {string} */
                    type: "picture" | "pdf";
                    bytes: number;
                }[];
                /** Format: date-time */
                at: string;
            }[];
            waiting: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                type: "picture" | "pdf";
                bytes: number;
            }[];
        };
        SupportTicketFile: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            type: "picture" | "pdf";
            bytes: number;
        };
        MessageTemplate: {
            title: string;
            body: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            changedAt: string;
        };
        PlannedMessage: {
            /** Format: uuid */
            templateId: string;
            /** @default null */
            listingId: string | null;
            /** @enum {string} */
            anchor: "checkIn" | "checkOut";
            days: number;
            hour: number;
            /** Format: uuid */
            id: string;
        };
        Message: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            threadId: string;
            seq: number;
            senderId: string | null;
            body: string;
            masked: boolean;
            event: {
                /** @enum {string} */
                moment: "requested" | "approved" | "declined" | "expired" | "confirmed" | "cancelled" | "cancelledByGuest" | "cancelledByHost" | "completed" | "altered";
                /** Format: uuid */
                bookingId: string;
                /** Format: date */
                checkIn: string;
                /** Format: date */
                checkOut: string;
            } | null;
            pictures: {
                /** Format: uuid */
                id: string;
                width: number;
                height: number;
            }[];
            /** Format: date-time */
            createdAt: string;
        };
        MessagePicture: {
            /** Format: uuid */
            id: string;
            width: number;
            height: number;
        };
        ThreadListing: {
            /** Format: uuid */
            id: string;
            title: string;
            city: string;
            cover: {
                hash: string;
                width: number;
                height: number;
                alt?: string;
                altEnglish?: string;
                /** Format: starts_with */
                placeholder: string;
                color: string;
            } | null;
        };
        ThreadPerson: {
            /** Format: uuid */
            id: string;
            name: string;
            photo: string | null;
        };
        ThreadSummary: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            listingId: string;
            /** @enum {string} */
            side: "guest" | "host";
            /** Format: uuid */
            guestId: string;
            /** Format: uuid */
            hostId: string;
            lastMessage: components["schemas"]["Message"] | null;
            /** Format: date-time */
            lastMessageAt: string;
            unread: number;
            archived: boolean;
            listing: components["schemas"]["ThreadListing"] | null;
            other: components["schemas"]["ThreadPerson"] | null;
        };
        Thread: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            listingId: string;
            /** @enum {string} */
            side: "guest" | "host";
            /** Format: uuid */
            guestId: string;
            /** Format: uuid */
            hostId: string;
            lastMessage: components["schemas"]["Message"] | null;
            /** Format: date-time */
            lastMessageAt: string;
            unread: number;
            archived: boolean;
            lastSeq: number;
            readSeq: number;
            otherReadSeq: number | null;
            contactsShown: boolean;
            blockedBy: ("me" | "other" | "both") | null;
            bookingIds: string[];
            listing: components["schemas"]["ThreadListing"] | null;
            other: components["schemas"]["ThreadPerson"] | null;
        };
        FoundMessage: {
            message: components["schemas"]["Message"];
            snippet: string;
            thread: {
                /** Format: uuid */
                id: string;
                listing: components["schemas"]["ThreadListing"] | null;
                other: components["schemas"]["ThreadPerson"] | null;
            } | null;
        };
        TripStory: {
            trip: components["schemas"]["Trip"];
            timeline: {
                /** @enum {string} */
                kind: "pending_request" | "host_approved" | "awaiting_payment" | "pending" | "confirmed" | "declined" | "expired" | "cancelled" | "cancelled_by_guest" | "cancelled_by_host" | "completed" | "altered" | "payment" | "refund" | "disputed" | "disputeWon";
                /** Format: date-time */
                at: string;
                state: ("planned" | "waiting" | "returned" | "sent" | "charged_back") | null;
                amount: number | null;
            }[];
            arrival: {
                address: {
                    line1: string;
                    /** @default null */
                    line2: string | null;
                    postalCode: string;
                    city: string;
                    /** @default null */
                    region: string | null;
                    /** @enum {string} */
                    country: "DK" | "NO" | "SE" | "FI" | "IS";
                };
                location: {
                    lat: number;
                    lng: number;
                };
                notes: string | null;
                notesFrom: string | null;
                host: {
                    name: string;
                    email: string;
                    phone: string | null;
                } | null;
            } | null;
            receipt: components["schemas"]["Receipt"] | null;
        };
        Verification: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            reason: string | null;
            /** Format: date-time */
            createdAt: string;
            decidedAt: string | null;
        };
        VerificationCase: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            reason: string | null;
            /** Format: date-time */
            createdAt: string;
            decidedAt: string | null;
            /** Format: uuid */
            userId: string;
            name: string;
            documents: ("front" | "back" | "selfie")[];
        };
        WishlistItem: {
            /** Format: uuid */
            listingId: string;
            title: string;
            note: string | null;
            /** Format: date-time */
            addedAt: string;
            card: components["schemas"]["ListingCard"] | null;
            fits: ("free" | "taken" | "ruledOut" | "tooSmall") | null;
        };
        Wishlist: {
            /** Format: uuid */
            id: string;
            title: string;
            count: number;
            covers: {
                hash: string;
                width: number;
                height: number;
                alt?: string;
                altEnglish?: string;
                /** Format: starts_with */
                placeholder: string;
                color: string;
            }[];
            shared: boolean;
            holds: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        NewestAlteration: {
            /** @enum {string} */
            side: "guest" | "host";
            mayPropose: boolean;
            hindrance: ("disputed" | "takenBack") | null;
            alteration: components["schemas"]["Alteration"] | null;
        };
        LoggedMail: {
            /** Format: uuid */
            id: string;
            kind: string;
            /** @enum {string} */
            state: "queued" | "sending" | "sent" | "failed" | "bounced" | "suppressed" | "dropped";
            /** Format: date-time */
            queuedAt: string;
            attempts: number;
            nextAttemptAt: string | null;
            endedAt: string | null;
            lastError: string | null;
        };
        MailSuppression: {
            /** Format: uuid */
            userId: string;
            /** Format: date-time */
            since: string;
            /** Format: date-time */
            bouncedAt: string;
            error: string;
        };
        SavedSearch: {
            /** Format: uuid */
            id: string;
            mail: boolean;
            /** Format: date-time */
            createdAt: string;
            query: {
                [key: string]: string;
            };
        };
        Consent: {
            /** @enum {string} */
            purpose: "preferences" | "statistics" | "marketing";
            granted: boolean;
            version: string;
            /** Format: date-time */
            decidedAt: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
