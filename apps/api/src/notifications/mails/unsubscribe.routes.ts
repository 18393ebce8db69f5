import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { actorOf } from '../../audit/audit-event';
import { findUser } from '../../identity/accounts/account.queries';
import { escaped } from './mail-markup';
import { readUnsubscribeToken, type Unsubscription } from './unsubscribe-token';
import { endMails } from '../notification-settings';
import { readBrandTexts } from '../../platform/config/branding/read-brand';
import type { Topic } from '../../platform/db/schema/notification-kinds';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/http/errors/errors';
import { basePathOf } from '../../platform/http/hooks/base-path';
import { closed } from '../../platform/http/validation/schema-parts';

const tags = ['unsubscribing'];
const querystring = closed({
  token: Type.String({ minLength: 1, maxLength: 200, description: 'Of the link in a mail' }),
});
const htmlPage = { produces: ['text/html'], response: { 200: Type.String({ description: 'A page' }) } };

const askToUnsubscribeSchema = {
  operationId: 'askToUnsubscribe',
  tags,
  refuses: [404],
  summary: 'A page that asks whether to end the mails; it changes nothing',
  querystring,
  ...htmlPage,
};
const unsubscribeSchema = {
  operationId: 'unsubscribe',
  tags,
  refuses: [404],
  summary: 'End the mails that the link names (RFC 8058); any body is ignored',
  querystring,
  ...htmlPage,
};

const UNSUBSCRIBE = '/auth/notifications/unsubscribe';
const NO_LINK = 'This link is not valid. Choose your mails in your profile.';

/**
 * Content security policy of the unsubscribe page. The page contains only a form, with no scripts and no external
 * styles.
 */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const WORDS: Readonly<Record<Topic | 'digest', string>> = {
  digest: 'digests',
  mentions: 'mails about mentions',
  assigned: 'mails about assignments',
  threshold: 'mails about the threshold',
  followed: 'mails about startups that you follow',
  sources: 'mails about sources',
  runs: 'mails about runs',
};

/**
 * Routes for the unsubscribe link of a mail, which works without signing in. Opening the link changes nothing, because
 * mail scanners open links. The button on the page and the one-click request of a mail program unsubscribe. Source: RFC
 * 8058.
 */
export const unsubscribeRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, keys, settings }) => {
  // Mail programs send a form. Its content is ignored, so it can do no harm.
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
    app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: 4_096 }, (_request, _body, done) =>
      done(null, undefined),
    );

  app.get(UNSUBSCRIBE, { schema: askToUnsubscribeSchema }, async ({ query }, reply) => {
    const asked = readLink(query.token);
    const action = `${basePathOf(settings.publicUrl)}${UNSUBSCRIBE}?token=${query.token}`;
    return sendPage(
      reply,
      `<p>Do you want no more ${WORDS[asked.what]}?</p><form method="post" action="${escaped(action)}"><button>Unsubscribe</button></form>`,
    );
  });

  app.post(UNSUBSCRIBE, { schema: unsubscribeSchema }, async (request, reply) => {
    const { userId, what } = readLink(request.query.token);
    if (await findUser(db, userId)) await endMails(db, { ...actorOf(request), userId }, what);
    return sendPage(reply, `<p>You get no more ${WORDS[what]}. Your profile turns them on again.</p>`);
  });

  /**
   * Sends the unsubscribe page.
   * @param body trusted HTML
   */
  async function sendPage(reply: FastifyReply, body: string) {
    const { productTitle } = await readBrandTexts(db, settings);
    return reply
      .header('Content-Security-Policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(page(productTitle, body));
  }

  function readLink(token: string): Unsubscription {
    const asked = readUnsubscribeToken(token, keys.token);
    if (!asked) throw notFound(NO_LINK);
    return asked;
  }
};

function page(product: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(product)}: mails</title></head><body style="font:16px/24px sans-serif;max-width:480px;margin:96px auto;padding:0 16px"><main><h1 style="font-size:20px">${escaped(product)}</h1>${body}</main></body></html>`;
}
