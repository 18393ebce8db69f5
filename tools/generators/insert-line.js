/**
 * Inserts a line among similar lines, in alphabetical order.
 * @param tree virtual file system of nx
 * @param file path in the workspace; the file must have a line that matches the pattern
 * @param pattern pattern of the similar lines; its first group is the sort key
 * @param line line to insert, which must also match the pattern
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
 * Inserts a line before the first line `end` that follows the line starting with `start`.
 * @throws Error if there is no such line
 */
exports.insertAtEndOf = function insertAtEndOf(tree, file, start, end, line) {
  const lines = readLines(tree, file);
  const from = lines.findIndex((text) => text.startsWith(start));
  const place = from < 0 ? -1 : lines.indexOf(end, from);
  if (place < 0) throw new Error(`${file} has no '${start} … ${end}'`);
  lines.splice(place, 0, line);
  tree.write(file, lines.join('\n'));
};

exports.append = function append(tree, file, line) {
  tree.write(file, `${readLines(tree, file).join('\n').trimEnd()}\n${line}\n`);
};

function readLines(tree, file) {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`There is no ${file}`);
  return text.split('\n');
}
