import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

type Account = { region: string; keyId: string; secret: string };

const CREDENTIAL = String.raw`Credential=([^/]+)\/(\S+)`;
const HEADER = new RegExp(
  String.raw`^AWS4-HMAC-SHA256 ${CREDENTIAL}, SignedHeaders=(\S+), Signature=([0-9a-f]{64})$`,
);
/** Hashes the signed body, so that every change of it is detected. */
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Returns whether an account signed a request, including its body, with AWS Signature Version 4. */
export function isSigned(request: IncomingMessage, url: URL, body: Buffer, account: Account): boolean {
  const [, keyId, scope = '', names = '', signature] = HEADER.exec(request.headers.authorization ?? '') ?? [];
  const hash = String(request.headers['x-amz-content-sha256']);
  if (keyId !== account.keyId || hash !== sha256(body) || !names.includes('x-amz-content-sha256'))
    return false;
  const headers = names.split(';').map((name) => `${name}:${request.headers[name]}\n`);
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort();
  const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), names, hash].join('\n');
  const date = String(request.headers['x-amz-date']);
  const [day = ''] = scope.split('/');
  if (scope !== `${day}/${account.region}/s3/aws4_request` || !date.startsWith(day)) return false;
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${account.secret}`, day), account.region));
  return hmac(key, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${sha256(canonical)}`).toString('hex') === signature;
}
