import { asc } from 'drizzle-orm';
import { startups } from '../../platform/db/schema/startups.table';
import { scoringVersions } from '../../platform/db/schema/scoring-versions.table';
import { storeStartups } from '../rescoring/stored-startups.fixture';
import { testApp } from '../../testing/test-app';

export const VERSIONS = '/auth/admin/score/versions';
export const PARAMETERS = '/auth/admin/parameters';
export const EXCL = '/auth/admin/awards/excl';

/**
 * Starts an application, and provides requests by a person with the role super that change rules and read scoring
 * versions.
 */
export async function versionsApp() {
  const server = await testApp();
  const { app, db, asRole } = server;

  async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
    const answer = await app.inject({ method, url, headers: asRole('super'), ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  }
  const addParameter = (parameterName: string, value: number) =>
    call('POST', PARAMETERS, { parameterName, value });

  return {
    ...server,
    call,
    addParameter,
    scores: async () =>
      (await db.select().from(startups).orderBy(asc(startups.id))).map(({ score }) => score),
    numbers: async () =>
      (await db.select().from(scoringVersions).orderBy(asc(scoringVersions.number))).map(
        ({ number }) => number,
      ),
    /** Adds two weights, a group of both parameters, and a startup with both awards. @returns the group's id */
    addKicks: async (): Promise<string> => {
      await addParameter('kick 1', 1);
      await addParameter('kick 2', 2);
      await storeStartups(db, [
        { company_name: 'Kicked', awards: ['kick 1', 'kick 2'] },
        { company_name: 'Other', awards: ['kick 1'] },
      ]);
      const { body } = await call('POST', `${EXCL}/groups`, {
        group_name: 'Kick',
        description: 'One of them',
      });
      for (const precedence of [1, 2])
        await call('POST', `${EXCL}/groups/${body.id}/items`, {
          parameter_id: `kick-${precedence}`,
          precedence,
        });
      return body.id;
    },
  };
}

export const textsOf = ({ changes }: { changes: { text: string }[] }) => changes.map(({ text }) => text);
