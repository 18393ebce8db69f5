/** Wrong arguments. The message may be empty: `vaglio` prints it with the usage of the command and exits with 2. */
export class UsageError extends Error {}

/** A command of `vaglio`. */
export type Command = {
  /** One line of `vaglio --help`. */
  summary: string;
  /** Each accepted form: its arguments, and its effect where the summary does not say it. */
  usage: readonly (readonly [args: string, effect?: string])[];
  /** Sentences below the usage: conditions and consequences that matter before the command is run. */
  notes?: string;
  /** Loads the file of the command, `*-command.ts`, only when it runs: help needs no database driver. */
  load: () => Promise<{
    /**
     * Runs the command.
     * @param args those after the name of the command
     * @returns false if the command worked but found problems: the exit code is then 1
     * @throws UsageError for wrong arguments; any other Error is a failure
     */
    run: (args: string[]) => Promise<boolean | void>;
  }>;
};
