import type { TokenScope } from '@vaglio/access-control';
import { notifiedApp } from '../../notifications/notifications.fixture';
import type { ActorName } from '../../testing/test-app';
import type { ServiceAccountBody } from './service-accounts.schemas';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Given = Partial<ServiceAccountBody & { keep_api_tokens: boolean }>;

const ACCOUNTS = '/auth/admin/service-accounts';

/** Creates an application with functions that send requests for service accounts, by default as an admin. */
export async function serviceApp(overrides?: Parameters<typeof notifiedApp>[0]) {
  const server = await notifiedApp(overrides);
  const send = async (
    headers: { authorization: string },
    method: Method,
    url: string,
    payload?: object,
    more: object = {},
  ) => {
    const answer = await server.app.inject({
      method,
      url,
      headers: { ...headers, ...more },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  const accounts = (actor: ActorName, method: Method, path = '', payload?: object, more?: object) =>
    send(server.asRole(actor), method, ACCOUNTS + path, payload, more);
  const made = async (given: Given = {}): Promise<ServiceAccountBody> => {
    const fields = { name: 'Nightly sync', purpose: 'Copies decisions to the CRM', role: 'admin', ...given };
    const { status, body } = await accounts('admin', 'POST', '', fields);
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body;
  };
  const token = async (
    id: string,
    scopes: readonly TokenScope[],
    days = 30,
  ): Promise<{ id: string; token: string }> => {
    const { status, body } = await accounts('admin', 'POST', `/${id}/tokens`, { name: 'Cron', scopes, days });
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body;
  };
  return {
    ...server,
    accounts,
    made,
    token,
    /** Sends all values of an account, some of them changed. */
    change: (account: ServiceAccountBody, given: Given, more?: object) => {
      const { name, purpose, role, may_edit_investments, is_active } = account;
      const fields = { name, purpose, role, may_edit_investments, is_active, ...given };
      return accounts('admin', 'PUT', `/${account.id}`, fields, more);
    },
    with: (text: string, method: Method, url: string, payload?: object) =>
      send({ authorization: `Bearer ${text}` }, method, url, payload),
  };
}
