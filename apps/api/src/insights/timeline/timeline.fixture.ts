import { decidingApp } from '../../screening/decisions/decisions.fixture';
import type { TimelineBody } from './timeline.schemas';

/** The application with startups of their own for each test: the audit trail, which timelines are made of too, cannot be emptied. */
export async function timelineApp() {
  const server = await decidingApp();
  await server.begin();
  let count = 2;
  return {
    ...server,
    /** The id of another startup, with the award 'fif grant'. */
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
