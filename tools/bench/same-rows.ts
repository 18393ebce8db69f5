import { ask, type Sides, type Target } from './load';

/**
 * Whether all sides answer the first of their requests with the same startups in the same order, and the same total: a
 * load is measured of servers that do the same.
 * @throws unless they do
 */
export async function expectSameRows({ ours, bare, memory, objects }: Sides<Target>): Promise<void> {
  const wanted = await rowsOf(bare);
  for (const side of [ours, memory, objects])
    if (side && (await rowsOf(side)) !== wanted)
      throw new Error(`${side.name}: other startups than ${bare.name}`);
}

/** Ids and total, as a text. */
async function rowsOf(target: Target): Promise<string> {
  const { items, total }: { items: { id: string }[]; total: number } = JSON.parse(await ask(target));
  return `${total}: ${items.map(({ id }) => id).join()}`;
}
