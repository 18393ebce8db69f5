import { decidingApp } from '../../screening/decisions/decisions.fixture';
import type { TimelineBody } from './timeline.schemas';

/**
 * Starts the application, and provides separate startups for each test. Timelines contain audit events, which cannot be
 * deleted.
 */
export async function timelineApp() {
  const server = await decidingApp();
  await server.begin();
  let count = 2;
  return {
    ...server,
    /** Creates another startup, with the award 'fif grant'. @returns its id */
    startup: async (): Promise<string> => {
      count += 1;
      await server.importRow({ ID: String(count), company_name: `Company ${count}`, awards: ['fif grant'] });
      await server.curate();
      return String(count);
    },
    timeline: async (id: string, query = ''): Promise<TimelineBody> => {
      const { status, body } = await server.call('GET', `/auth/investments/${id}/timeline${query}`);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body;
    },
    weighAnew: (parameter: string, value: number) =>
      server.app.inject({
        method: 'PUT',
        url: `/auth/admin/parameters/${parameter}`,
        headers: server.asRole('admin'),
        payload: { value },
      }),
    edit: (id: string, company_description: string) =>
      server.call('PATCH', `/auth/investments/${id}/text`, { company_description }),
  };
}
