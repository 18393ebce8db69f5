const LONGEST_SUBJECT = 72;
/** Subjects that git itself writes, and those of commits that a rebase will fold into others. */
const WRITTEN_BY_GIT = /^(?:Merge |Revert "|Reapply "|fixup! |squash! |amend! )/;
/** `git commit --verbose` puts the diff below this line. */
const SCISSORS = /^# -+ >8 -+$/;

/**
 * What is wrong with a commit message.
 * @param text the message as git passes it to the hook, with its comment lines
 * @returns one sentence per fault; none for a good message and for those that git writes
 */
export function messageFaults(text) {
  const [subject = '', ...rest] = linesOf(text);
  if (WRITTEN_BY_GIT.test(subject)) return [];
  const faults = [];
  if (subject.length > LONGEST_SUBJECT) {
    faults.push(
      `The subject has ${subject.length} characters; at most ${LONGEST_SUBJECT} fit in a list of commits. ` +
        'Move the details into the body.',
    );
  }
  if (rest.length === 0) {
    faults.push('There is no body. Add an empty line, then say why the change was made.');
  } else if (rest[0] !== '') {
    faults.push('The body starts right below the subject. Put an empty line between them.');
  }
  return faults;
}

/** The lines that git would keep: without comments, and without empty lines at either end. */
function linesOf(text) {
  const lines = text.split(/\r?\n/);
  const end = lines.findIndex((line) => SCISSORS.test(line));
  const kept = (end < 0 ? lines : lines.slice(0, end)).filter((line) => !line.startsWith('#'));
  return kept.join('\n').trim().split('\n');
}
