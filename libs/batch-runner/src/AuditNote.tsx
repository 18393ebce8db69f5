import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Fragment } from 'react';
import type { AuditResult } from '@vaglio/contract';
import { routes } from '@vaglio/startups-domain';
import { formatCount, SuccessAlert, timeOf, WarningAlert } from '@vaglio/ui';
import { Link as RouterLink } from 'react-router';

interface AuditNoteProps {
  readonly report: AuditResult;
  /** End of the audit, in milliseconds since 1970. */
  readonly at: number;
}

/** Result of the audit after a curation run. It lists each violated rule with examples. */
export function AuditNote({ report, at }: AuditNoteProps) {
  const { findings } = report;
  const summary = summaryOf(report, at);
  if (findings.length === 0) return <SuccessAlert>{summary} No exceptions.</SuccessAlert>;
  return (
    <WarningAlert>
      <Box component="p" sx={{ m: 0 }}>
        {summary} Failed checks:
      </Box>
      <Box component="ul" aria-label="Audit findings" sx={{ m: 0, mt: 1, pl: 5 }}>
        {findings.map(({ check, examples, count = examples.length }) => (
          <li key={check}>
            <Box component="b" sx={{ fontWeight: 600 }}>
              {check}
            </Box>
            : {formatCount(count)} {count === 1 ? 'exception' : 'exceptions'}
            {examples.length > 0 && (
              <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
                {examples.map((example, index) => (
                  <Fragment key={example}>
                    {index > 0 && ', '}
                    <FindingExample example={example} />
                  </Fragment>
                ))}
                {count > examples.length && ', …'}
              </Box>
            )}
          </li>
        ))}
      </Box>
    </WarningAlert>
  );
}

/** Returns a text such as 'Audit at 14:05: 120 startups checked, 3 scored again.' */
function summaryOf({ checked, rescored }: AuditResult, at: number): string {
  const counts = [
    ...(checked === undefined
      ? []
      : [`${formatCount(checked)} ${checked === 1 ? 'startup' : 'startups'} checked`]),
    ...(rescored === undefined ? [] : [`${formatCount(rescored)} scored again`]),
  ];
  const audit = `Audit at ${timeOf(new Date(at).toISOString())}`;
  return counts.length === 0 ? `${audit} done.` : `${audit}: ${counts.join(', ')}.`;
}

/** Example of an audit finding. If it has the form `name (id)`, it links to the startup in the curated list. */
function FindingExample({ example }: { readonly example: string }) {
  const name = /^(.+) \(\d+\)$/.exec(example)?.[1];
  if (name === undefined) return example;
  return (
    <Link component={RouterLink} to={routes.settings('results', { tab: 'curated', q: name })} color="inherit">
      {example}
    </Link>
  );
}
