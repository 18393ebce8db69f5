// Entry point of the program `vaglio`: `npx vaglio` in the repository, vaglio.mjs in the package and in the container.
import { runVaglio } from './run-vaglio';

const output = {
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
};

void runVaglio(process.argv.slice(2), output).then((code) => {
  // process.exit() is avoided, because a running server or an unfinished output stream may still need the process.
  if (code !== 0) process.exitCode = code;
});
