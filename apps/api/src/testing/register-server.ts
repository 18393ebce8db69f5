import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { listening } from './listening';

/**
 * Company in the format of the public REST service of the Swiss register, with only the properties that Vaglio reads.
 */
export type RegisteredCompany = {
  name: string;
  /** Company number without punctuation, such as CHE123456789. */
  uid: string;
  legalSeat: string;
  canton: string;
  purpose: string;
  status: 'ACTIVE' | 'CANCELLED' | 'BEING_CANCELLED';
};

export type RegisterTrouble = 'busy' | 'broken' | 'silent' | 'large' | 'maintenance';

/**
 * Starts a local server that behaves like the public REST service of the Swiss register. It requires Basic
 * authentication, responds with 400 to short names and with 404 without a match, and matches by the first letters of a
 * name. Search results have no canton and purpose, and records are returned as a list.
 */
export async function registerServer(companies: readonly RegisteredCompany[]) {
  const account = { user: 'vaglio@example.org', password: 'register-secret' };
  const authorization = `Basic ${Buffer.from(`${account.user}:${account.password}`).toString('base64')}`;
  const calls: string[] = [];
  let trouble: RegisterTrouble | null = null;

  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace('/ZefixPublicREST/api/v1/company', '');
    calls.push(`${request.method} ${path}`);
    if (trouble) return answerInTrouble(response, trouble);
    if (request.headers.authorization !== authorization) return send(response, 401, '');
    if (request.method === 'GET' && path.startsWith('/uid/')) {
      const found = companies.filter(({ uid }) => uid === path.slice('/uid/'.length));
      const records = found.map((company, place) => ({
        ...shortOf(company, place),
        ...company,
        sogcPub: [],
      }));
      return send(response, found.length === 0 ? 404 : 200, JSON.stringify(records));
    }
    void json(request).then((query) => {
      const { name } = readQuery(query);
      if (name.length < 3) return send(response, 400, '{"error":{"code":"API.ZFR.SEARCH.NAME"}}');
      const found = companies.filter((company) => company.name.toLowerCase().startsWith(name.toLowerCase()));
      send(response, found.length === 0 ? 404 : 200, JSON.stringify(found.map(shortOf)));
    });
  });
  const port = await listening(server);
  return {
    settings: { url: `http://127.0.0.1:${port}/ZefixPublicREST`, ...account },
    calls,
    getInto: (kind: RegisterTrouble | null) => {
      trouble = kind;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Returns a search result, which has ids of the federal office but no canton and no purpose. */
function shortOf({ name, uid, legalSeat, status }: RegisteredCompany, place: number) {
  const legalForm = { id: 3, uid: '0106', name: { de: 'Aktiengesellschaft' }, shortName: { de: 'AG' } };
  return {
    name,
    ehraid: 1_000 + place,
    uid,
    chid: 'CH17030123456',
    legalSeatId: 1711,
    legalSeat,
    legalForm,
    status,
  };
}

function answerInTrouble(response: ServerResponse, trouble: RegisterTrouble): void {
  if (trouble === 'busy') return send(response, 429, '');
  if (trouble === 'broken') return send(response, 200, '[{"name":');
  if (trouble === 'maintenance') return send(response, 200, '<html>Wartungsarbeiten</html>');
  if (trouble === 'large') return send(response, 200, `["${'x'.repeat(5_000_000)}"]`);
  response.writeHead(200, { 'content-type': 'application/json' }).write('[');
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

function readQuery(query: unknown): { name: string } {
  const name = typeof query === 'object' && query !== null && 'name' in query ? query.name : '';
  return { name: typeof name === 'string' ? name : '' };
}
