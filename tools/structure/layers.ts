/**
 * Layers of the libs, lowest layer first. A lib may import only lower layers; libs in `domain` and `base` may also
 * import their own layer.
 */
const LAYERS = {
  domain: ['startups-domain', 'award-scoring', 'access-control', 'article-extractor', 'client', 'language'],
  base: ['contract', 'auth-session', 'api-client'],
  data: ['ui', 'charts', 'startups-data'],
  widget1: ['startup-decisions', 'startup-facts', 'startup-activity', 'saved-views'],
  widget2: ['startup-details', 'board'],
} as const;
const ORDER = ['domain', 'base', 'data', 'widget1', 'widget2', 'feature', 'app'] as const;
const OPEN_LAYERS: readonly string[] = ['domain', 'base'];

type Layer = (typeof ORDER)[number];

/**
 * Returns the layer of a project, given its folder, such as `libs/ui`; null for test support and projects outside the
 * web app.
 */
function layerOf(project: string): Layer | null {
  if (project === 'apps/web') return 'app';
  const [folder, name = ''] = project.split('/');
  if (folder !== 'libs' || name === 'test-kit') return null;
  const entry = Object.entries(LAYERS).find(([, names]) => (names as readonly string[]).includes(name));
  return (entry?.[0] as Layer | undefined) ?? 'feature';
}

/**
 * Returns true if an import violates the layers: it points to a higher layer, or to the same layer where this is not
 * allowed.
 */
export function breaksLayers(from: string, to: string): boolean {
  if (from === to) return false;
  const [source, target] = [layerOf(from), layerOf(to)];
  if (!source || !target) return false;
  const distance = ORDER.indexOf(source) - ORDER.indexOf(target);
  return distance < 0 || (distance === 0 && !OPEN_LAYERS.includes(source));
}
