import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Received mail. `head` contains the headers as sent, but without line breaks within a header. */
type ReceivedMail = { from: string; to: string[]; head: string; text: string };

/**
 * Starts a local SMTP server. `answer` decides about each recipient before the text is sent: null accepts the
 * recipient, a number is the code of the rejection. Quoted-printable texts are decoded.
 * @param account account with which a sender must sign in; without it, sign-ins are refused
 */
export async function mailServer(
  answer: () => number | null = () => null,
  account?: { user: string; password: string },
) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: account === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS', ...(account ? [] : ['AUTH'])],
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === account?.user && password === account?.password;
      if (isRight) done(null, { user: username });
      else done(Object.assign(new Error('Invalid login'), { responseCode: 535 }));
    },
    onRcptTo: (_address, _session, done) => {
      const code = answer();
      done(code === null ? null : Object.assign(new Error('not now'), { responseCode: code }));
    },
    onData: (stream, { envelope }, done) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      buffer(stream).then((bytes) => {
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          head: (bytes.toString('latin1').split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n\s+/g, ' '),
          text: decoded(bytes.toString()),
        });
        done();
      }, done);
    },
  });
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}

function decoded(text: string): string {
  return text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
