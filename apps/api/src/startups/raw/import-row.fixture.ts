import type { testApp } from '../../testing/test-app';

type World = Pick<Awaited<ReturnType<typeof testApp>>, 'app' | 'asRole'>;

/** Imports one row as an admin. */
export const importRow = ({ app, asRole }: World, payload: object) =>
  app.inject({ method: 'POST', url: '/auth/startups/import-raw', headers: asRole('admin'), payload });
