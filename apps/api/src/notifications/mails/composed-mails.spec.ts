import { eq } from 'drizzle-orm';
import { addAccount } from '../../testing/accounts';
import { outboxApp } from './outbox.fixture';
import type { MessageKind } from '../../platform/mail/outbox.queries';
import { composeMessage } from './compose-message';
import { outbox } from '../../platform/db/schema/outbox.table';
import { users } from '../../platform/db/schema/users.table';
import { durationText } from '../../platform/mail/duration-text';

let server: Awaited<ReturnType<typeof outboxApp>>;
beforeAll(async () => {
  server = await outboxApp();
});
afterAll(() => server.close());

async function compose(kind: MessageKind) {
  const { userId } = await addAccount(server, { name: 'Ann', must_change_password: true });
  const [row] = await server.db.insert(outbox).values({ kind, user_id: userId }).returning();
  const message = row && (await composeMessage(server.deps, row));
  return (message?.text ?? '').replace(/tmpToken=\S+/, 'tmpToken=…');
}

test.each<[MessageKind, string]>([
  [
    'invitation',
    `Hello Ann,

an account was created for you at Vaglio. Choose your password here within 24 hours:

https://vaglio.example/change-password-first#tmpToken=…

The link works once. If it is no longer valid, get a new one at https://vaglio.example/forgot-password.`,
  ],
  [
    'reset',
    `Hello Ann,

a new password was requested for your account at Vaglio. Choose it here within 30 minutes:

https://vaglio.example/change-password#tmpToken=…

The link works once, and only the newest one does. If you need no new password, ignore this message: your present one stays valid.`,
  ],
  [
    'password-changed',
    `Hello Ann,

the password of your account at Vaglio was changed, and every other device was signed out.

If it was you, there is nothing to do. If not, ask for a new one at https://vaglio.example/forgot-password and inform your administrator.`,
  ],
  [
    'password-set',
    `Hello Ann,

an administrator set a new password for your account at Vaglio, and every device was signed out. Your old password and links in earlier messages no longer work.

Get the new password from your administrator and sign in with it at https://vaglio.example/login; you then choose your own.`,
  ],
])('the mail %s has one next step', async (kind, text) => {
  expect(await compose(kind)).toBe(text);
});

test.each(['de', 'fr'] as const)(
  'a password link is mailed in %s to a person with that language',
  async (language) => {
    const { userId } = await addAccount(server, { name: 'Ann' });
    await server.db.update(users).set({ language }).where(eq(users.id, userId));
    const [row] = await server.db.insert(outbox).values({ kind: 'reset', user_id: userId }).returning();
    const message = row && (await composeMessage(server.deps, row));
    const { subject, text } = {
      de: {
        subject: 'Vaglio: Ihr neues Passwort',
        text: /^Guten Tag Ann,\n\nfür Ihr Konto .* innerhalb von 30 Minuten:/,
      },
      fr: {
        subject: 'Vaglio: votre nouveau mot de passe',
        text: /^Bonjour Ann,\n\nun nouveau .* de 30 minutes\u202f:/,
      },
    }[language];
    expect(message).toMatchObject({ subject, text: expect.stringMatching(text) });
  },
);

test('a person without a chosen language gets mails in the language of the installation', async () => {
  const { userId } = await addAccount(server, { name: 'Ann' });
  const [row] = await server.db.insert(outbox).values({ kind: 'reset', user_id: userId }).returning();
  const settings = { ...server.deps.settings, language: 'it' as const };
  const message = row && (await composeMessage({ ...server.deps, settings }, row));
  expect(message?.subject).toBe('Vaglio: la Sua nuova password');
});

test.each([
  [604_800_000, '7 days'],
  [86_400_000, '24 hours'],
  [3_600_000, '1 hour'],
  [1_800_000, '30 minutes'],
  [60_000, '1 minute'],
])('in a mail %d ms are written as %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});
