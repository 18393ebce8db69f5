/** Span of the program that sent the request. */
export type RemoteSpan = { traceId: string; spanId: string; isSampled: boolean };

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Parses a traceparent header. @returns null for an invalid header. Source: W3C Trace Context, version 00. */
export function readTraceparent(header: unknown): RemoteSpan | null {
  const [, traceId = '', spanId = '', flags = ''] =
    typeof header === 'string' ? (TRACEPARENT.exec(header) ?? []) : [];
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export function traceparentOf({ traceId, spanId, isSampled }: RemoteSpan): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}
