/**
 * With this code a process ends that could not start because something was away or late, such as a database that refuses connections:
 * started again it may work (EX_TEMPFAIL of sysexits.h). Other codes stand for what the next start does not mend.
 */
export const tryAgainExitCode = 75
