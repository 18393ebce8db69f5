/**
 * Inserts a line among those that match, before the first one that comes later in the alphabet.
 * @param tree nx's virtual file system
 * @param file from the root of the workspace; must have a line that matches
 * @param pattern of such lines; its first group is what they are ordered by
 * @param line to be inserted; the pattern matches it too
 */
exports.insertSorted = function insertSorted(tree, file, pattern, line) {
  const lines = readLines(tree, file);
  const keyOf = (text) => pattern.exec(text)?.[1];
  const places = lines.flatMap((text, index) => (keyOf(text) === undefined ? [] : [index]));
  if (places.length === 0) throw new Error(`${file} has no line like '${line.trim()}'`);
  if (lines.includes(line)) return;
  const after = places.find((index) => keyOf(lines[index]) > keyOf(line)) ?? places.at(-1) + 1;
  lines.splice(after, 0, line);
  tree.write(file, lines.join('\n'));
};

/**
 * Inserts a line before the first one that reads `end` after the line that starts with `start`.
 * @throws Error when there is no such place
 */
exports.insertAtEndOf = function insertAtEndOf(tree, file, start, end, line) {
  const lines = readLines(tree, file);
  const from = lines.findIndex((text) => text.startsWith(start));
  const place = from < 0 ? -1 : lines.indexOf(end, from);
  if (place < 0) throw new Error(`${file} has no '${start} … ${end}'`);
  lines.splice(place, 0, line);
  tree.write(file, lines.join('\n'));
};

/** Adds a line to the end of a file. */
exports.append = function append(tree, file, line) {
  tree.write(file, `${readLines(tree, file).join('\n').trimEnd()}\n${line}\n`);
};

function readLines(tree, file) {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`There is no ${file}`);
  return text.split('\n');
}
