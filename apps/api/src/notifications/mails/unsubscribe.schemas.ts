import { Type } from '@sinclair/typebox';
import { closed } from '../../platform/http/validation/schema-parts';

const tags = ['unsubscribing'];
const querystring = closed({
  token: Type.String({ minLength: 1, maxLength: 200, description: 'Of the link in a mail' }),
});
const page = { produces: ['text/html'], response: { 200: Type.String({ description: 'A page' }) } };

export const askToUnsubscribeSchema = {
  operationId: 'askToUnsubscribe',
  tags,
  refuses: [404],
  summary: 'A page that asks whether to end the mails; it changes nothing',
  querystring,
  ...page,
};
export const unsubscribeSchema = {
  operationId: 'unsubscribe',
  tags,
  refuses: [404],
  summary: 'End the mails that the link names (RFC 8058); any body is ignored',
  querystring,
  ...page,
};
