/**
 * Error for wrong command line arguments. `vaglio` prints its message, which may be empty, with the usage of the
 * command, and exits with code 2.
 */
export class UsageError extends Error {}

/** Command of `vaglio`. */
export type Command = {
  /** Description of the command in one line of `vaglio --help`. */
  summary: string;
  /** Accepted forms of the command: the arguments, and the effect if the summary does not describe it. */
  usage: readonly (readonly [args: string, effect?: string])[];
  /** Notes below the usage: conditions and consequences that the operator must know before running the command. */
  notes?: string;
  /**
   * Loads the module of the command, `*-command.ts`, when the command runs. The help therefore needs no database
   * driver.
   */
  load: () => Promise<{
    /**
     * Runs the command.
     * @param args arguments after the name of the command
     * @returns false if the command worked but found problems; the exit code is then 1
     * @throws UsageError for wrong arguments; any other Error is a failure
     */
    run: (args: string[]) => Promise<boolean | void>;
  }>;
};
