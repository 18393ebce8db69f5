/** Domain folders of the server, lowest level first. Folders on the same level must not import each other. */
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

/** Returns the level of a server folder; -1 for commands, test support and files in the root folder. */
const levelOf = (folder: string): number =>
  LEVELS.findIndex((folders: readonly string[]) => folders.includes(folder));

const folderOf = (path: string): string => path.split('/')[0] ?? '';

/**
 * Returns true if a server file imports a file on the same level, on a higher level, or in the root folder.
 * @param from path of the importing file, relative to the server's sources
 * @param to path of the imported file, relative to the server's sources
 */
export function breaksLevels(from: string, to: string): boolean {
  const [source, target] = [folderOf(from), folderOf(to)];
  if (source === target || levelOf(source) < 0) return false;
  return levelOf(target) < 0 || levelOf(target) >= levelOf(source);
}
