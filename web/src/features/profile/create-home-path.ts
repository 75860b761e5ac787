/** The wizard for a home. It returns to the profile, and after publishing to the host's homes. */
export const createHomePath = '/host/create?from=profile'
