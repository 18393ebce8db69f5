/** The domain folders of the server, the lowest level first; folders of one level do not know each other. */
export const LEVELS = [
  ['platform'],
  ['audit'],
  ['identity'],
  ['scoring', 'news'],
  ['startups'],
  ['extraction', 'imports'],
  ['review', 'screening'],
  ['pipeline'],
  ['insights', 'notifications'],
  ['operations'],
] as const;

/** Level of a folder of the server; -1 for commands, test support and files of the root. */
const levelOf = (folder: string): number =>
  LEVELS.findIndex((folders: readonly string[]) => folders.includes(folder));

const folderOf = (path: string): string => path.split('/')[0] ?? '';

/**
 * True if an import of the server points to the level of the file or above, or to the root.
 * @param from path below the server's sources
 * @param to the same of what it imports
 */
export function breaksLevels(from: string, to: string): boolean {
  const [source, target] = [folderOf(from), folderOf(to)];
  if (source === target || levelOf(source) < 0) return false;
  return levelOf(target) < 0 || levelOf(target) >= levelOf(source);
}
