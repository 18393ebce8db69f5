import type { World } from './bench-world';
import { compare, type Sent } from './load';
import { comparison } from './read-figures';
import type { Chapter } from './report';

const LIST = '/auth/investments?sort=score&dir=desc&pageSize=20&withAwards=0&mode=active&page=1';
/** Of ten calls of the mix, so many read the list. */
const LISTS_OF_TEN = 9;

/** One flag by one person after another, alone and among lists. The floor updates another column of the row, without audit, checks or notes of changes. */
export async function editFigures(world: World): Promise<Chapter> {
  const { server, floor, token, client, startups } = world;
  const { rows } = await client.query<{ id: string }>('select id::text from startups order by id limit 5000');
  const flag = everyOneAChange(rows, (id, isSet) => ({
    path: `/auth/investments/${id}/flags`,
    method: 'PATCH',
    body: { contact: isSet },
  }));
  const bareFlag = everyOneAChange(rows, (id, isSet) => ({ path: `/?flag=${id}&value=${isSet ? 1 : 0}` }));
  const mixed = (list: string, edit: () => Sent) => (turn: number) =>
    turn % 10 < LISTS_OF_TEN ? { path: list } : edit();
  const memory = await world.memory();
  try {
    const alone = await compare({
      ours: { name: 'one flag', server, token, path: flag },
      bare: { name: 'floor, one flag', server: floor, path: bareFlag },
    });
    const mix = await compare({
      ours: { name: '9 lists : 1 flag', server, token, path: mixed(LIST, flag) },
      bare: { name: 'floor, 9 lists : 1 flag', server: floor, path: mixed('/?offset=0', bareFlag) },
      memory: { name: 'memory, 9 lists : 1 flag', server: memory, path: mixed('/?offset=0', bareFlag) },
    });
    return {
      title: `Flags at ${startups} startups, 16 connections`,
      figures: [...comparison('one flag, with its audit', alone), ...comparison('9 lists to 1 flag', mix)],
    };
  } finally {
    await memory.stop();
  }
}

/** Goes through the startups again and again, over all rounds, so that each flag differs from what is stored. */
function everyOneAChange(rows: readonly { id: string }[], sent: (id: string, isSet: boolean) => Sent) {
  let turn = 0;
  return (): Sent => {
    turn += 1;
    const isSet = Math.floor(turn / rows.length) % 2 === 0;
    return sent(rows[turn % rows.length]?.id ?? '', isSet);
  };
}
