/**
 * Error the operator can solve: a taken port, a wrong setting, a data folder without permissions. The message is shown to them, one
 * or more whole sentences in English; the program prints it without a stack and exits with 1.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}
