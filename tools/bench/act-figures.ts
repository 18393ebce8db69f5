import type { Page } from '@playwright/test';
import type { World } from './bench-world';
import { boardTasks, deskTasks } from './desk-and-board-figures';
import { listTasks } from './list-figures';
import type { Figure } from './report';
import { deleteArticles } from './delete-articles';
import { storeArticles } from './screen-articles';

/** A phone of the middle range against the machine that measures. */
const SLOWED = 4;

/** What keys, acts and moves of a day cost the main thread in list, review desk and board, as it is and with a quarter of the processor. */
export async function actFigures(page: Page, world: World): Promise<Figure[]> {
  await storeArticles(world);
  try {
    const processor = await page.context().newCDPSession(page);
    const figures: Figure[] = [];
    for (const rate of [1, SLOWED]) {
      await processor.send('Emulation.setCPUThrottlingRate', { rate });
      const note = rate === 1 ? undefined : `processor / ${rate}`;
      for (const tasks of [listTasks, deskTasks, boardTasks])
        for (const figure of await tasks(page, world)) figures.push({ ...figure, ...(note && { note }) });
    }
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await processor.detach();
    return figures;
  } finally {
    await deleteArticles(world, 'screen');
  }
}
