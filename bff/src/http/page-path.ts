/** Whether a path is that of a page: not of the API, a file or a check of a load balancer. */
export const isPagePath = (path: string): boolean => !/^\/(api|media|ws|assets|healthz|readyz)(\/|$)|\.\w+$/.test(path)
