import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Plus, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { Startup } from '@vaglio/contract';
import { toPoints } from '@vaglio/startups-domain';
import { PointList, DetailBlock } from '@vaglio/ui';
import { summaryOf } from './detail-parts';

/** Summary, pros and risks of a startup. Empty parts are hidden. */
export const ReadingBlocks = memo(function ReadingBlocks({ startup }: { readonly startup: Startup }) {
  const { pros_text, cons_text } = startup;
  const summary = summaryOf(startup);
  return (
    <>
      {summary.length > 0 && (
        <DetailBlock title="Summary">
          {summary.map((text) => (
            <Typography
              key={text}
              variant="reading"
              sx={{
                maxWidth: '72ch',
                color: 'text.secondary',
                whiteSpace: 'pre-line',
                overflowWrap: 'anywhere',
                '& + &': { mt: 2 },
              }}
            >
              {text}
            </Typography>
          ))}
        </DetailBlock>
      )}
      <Points title="Pros" text={pros_text} icon={Plus} color="success.main" />
      <Points title="Risks" text={cons_text} icon={TriangleAlert} color="warning.main" />
    </>
  );
});

interface PointsProps {
  readonly title: string;
  readonly text: string | null;
  readonly icon: LucideIcon;
  readonly color: string;
}

function Points({ title, text, icon, color }: PointsProps) {
  const points = toPoints(text);
  if (points.length === 0) return null;
  return (
    <DetailBlock title={title}>
      <PointList points={points} icon={icon} color={color} />
    </DetailBlock>
  );
}
