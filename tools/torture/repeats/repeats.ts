import type { Random } from '../../../apps/api/src/operations/seed/sample/random';
import { readDocument, type ApiDocument, type Operation, type Schema } from '../fuzz/document';
import { encoded } from '../fuzz/malformed';
import { validValue } from '../fuzz/values';
import { watchHealth } from '../health-watch';
import { newCaller, type Call } from '../http-call';
import { newInstallation } from '../installation';
import type { Trial, TrialContext } from '../trial';
import { longestText, repeatedTexts } from './repeated-texts';

const STARTUPS = 20;
/** Number of texts per field in the short form of the trial. */
const SHORT_TEXTS = 1;
/**
 * Maximum of the 99th percentile, in milliseconds. The short form allows more, because it runs on the same machine as
 * other tests.
 */
const HEALTH_P99_MS = { short: 1_000, long: 100 };
/**
 * Duration above which a request is reported as slow, in milliseconds. Such a request may block the event loop or wait
 * for the database.
 */
const SLOW_MS = 250;
/** Maximum length of a text that is sent in an address. */
const LONGEST_IN_ADDRESS = 6_000;
/** Maximum size of a JSON body, in bytes. */
const LONGEST_BODY = 200_000;
const KNOWN_ID = '1';

/**
 * Trial that sends long repetitive texts in every text field of the API document, up to the maximum length of the
 * field. Meanwhile, /healthz must keep responding.
 */
export const repeats: Trial = { name: 'repeats', run };

type Request = { what: string; call: Call };

async function run(context: TrialContext): Promise<void> {
  const { report, random, isShort } = context;
  const installation = await newInstallation(STARTUPS);
  try {
    const { address } = await installation.startServer();
    const admin = await installation.addPerson('admin');
    const caller = newCaller(1);
    const document = readDocument();
    const slow: string[] = [];
    const unanswered: string[] = [];
    const health = watchHealth(address, 10);
    let sent = 0;
    for (const operation of document.operations)
      for (const { what, call } of requestsOf(
        document,
        operation,
        random,
        isShort ? SHORT_TEXTS : Infinity,
      )) {
        const token = await installation.tokenOf(admin);
        sent += 1;
        await caller
          .send(address, { token, ...call })
          .then(({ ms }) => ms > SLOW_MS && slow.push(`${Math.round(ms)} ms ${what}`))
          .catch((error: unknown) => unanswered.push(`${what}: ${String(error)}`));
      }
    const times = await health.stop();
    caller.close();
    const figures = `p99 ${times.p99.toFixed(1)} ms, slowest ${times.slowest.toFixed(1)} ms of ${times.asked}`;
    report.note(`/healthz during ${sent} requests: ${figures}`);
    for (const request of slow.slice(0, 20)) report.note(`took ${request}`);
    report.check('every request with a repeated text is answered', unanswered);
    const most = isShort ? HEALTH_P99_MS.short : HEALTH_P99_MS.long;
    report.check(
      `/healthz answers within ${most} ms (p99) during repeated texts in every field`,
      times.p99 < most ? times.problems : [figures, ...times.problems],
    );
  } finally {
    await installation.end();
  }
}

/** Returns one request per combination of a text field and a text. All other fields contain valid values. */
function requestsOf(document: ApiDocument, operation: Operation, random: Random, texts: number): Request[] {
  const { method, path, parameters, body } = operation;
  const valid = body === null ? undefined : validValue(document, body, random);
  const filled = (name = '', text = '') =>
    path.replaceAll(/\{(\w+)\}/g, (_braces, key: string) => (key === name ? encoded(text) : KNOWN_ID));
  const many = (length: number | null) => {
    const all = length === null ? [] : repeatedTexts(length);
    return all.length <= texts ? all : Array.from({ length: texts }, () => random.pick(all));
  };
  const inAddress = parameters.flatMap(({ name, in: place, schema }) =>
    place === 'header'
      ? []
      : many(longestText(document, schema)).map((text) => ({
          what: `${method} ${path} ${name}`,
          call: {
            method,
            path: (place === 'path' ? filled(name, text) : `${filled()}?${name}=${encoded(text)}`).slice(
              0,
              LONGEST_IN_ADDRESS,
            ),
            body: valid,
          },
        })),
  );
  const inBody = (body === null ? [] : textFields(document, body)).flatMap(({ names, length }) =>
    many(length).map((text) => ({
      what: `${method} ${path} ${names.join('.')}`,
      call: { method, path: filled(), body: withText(document, body ?? {}, valid, names, text, random) },
    })),
  );
  return [...inAddress, ...inBody].filter(
    ({ call }) => JSON.stringify(call.body ?? '').length < LONGEST_BODY,
  );
}

type TextField = { names: string[]; length: number };

/** Returns the paths of all text fields in a body. In a path, '0' is the first entry of a list. */
function textFields(document: ApiDocument, given: Schema, names: string[] = []): TextField[] {
  const schema = document.resolve(given);
  const length = longestText(document, schema);
  const own = length === null || names.length === 0 ? [] : [{ names, length }];
  if (names.length > 6) return own;
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    textFields(document, property, [...names, name]),
  );
  const entries = schema.items ? textFields(document, schema.items, [...names, '0']) : [];
  return [
    ...own,
    ...inside,
    ...entries,
    ...(schema.anyOf ?? []).flatMap((one) =>
      textFields(document, one, names).filter((field) => field.names.length > names.length),
    ),
  ];
}

/** Returns a copy of a valid value in which one text is replaced. */
function withText(
  document: ApiDocument,
  given: Schema,
  valid: unknown,
  [name, ...rest]: readonly string[],
  text: string,
  random: Random,
): unknown {
  if (name === undefined) return text;
  const schema = document.resolve(given);
  const options = [schema, ...(schema.anyOf ?? []).map(document.resolve)];
  const inner = options
    .map((one) => (name === '0' ? one.items : one.properties?.[name]))
    .find((one) => one !== undefined);
  if (inner === undefined) return valid;
  const within = withText(document, inner, validValue(document, inner, random), rest, text, random);
  if (name === '0') return [within];
  return { ...(typeof valid === 'object' ? valid : {}), [name]: within };
}
