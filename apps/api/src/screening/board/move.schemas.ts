import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  idParams,
  nullableString,
  oneOf,
  ref,
  seenVersion,
} from '../../platform/http/validation/schema-parts';
import { Decision, MAX_DETAILS_LENGTH } from '../decisions/decisions.schemas';
import { Startup } from '../../startups/records/startup.schemas';

/** Stages of the active list that a flag represents, in order. */
export const MARKED = ['contacted', 'contract', 'investment'] as const;
const MAX_DECISIONS = 8;

const StageMove = closed(
  {
    stage: oneOf(['new', ...MARKED], {
      description: 'Rejected and Later have a reason or a day: they are decided by the call of decisions',
    }),
    reason_id: Type.Optional(nullableString(20)),
    details: Type.Optional(nullableString(MAX_DETAILS_LENGTH)),
  },
  { $id: 'StageMove' },
);
export type MoveBody = Static<typeof StageMove>;

const StageMoved = closed(
  {
    decisions: Type.Array(ref(Decision), {
      description: 'The newest first; none where it was in that stage. By their ids the move is undone',
    }),
    startup: ref(Startup),
  },
  { $id: 'StageMoved' },
);
export type MovedBody = Static<typeof StageMoved>;

const MoveUndoing = closed(
  {
    decisions: Type.Array(Type.String({ minLength: 1, maxLength: 20 }), {
      minItems: 1,
      maxItems: MAX_DECISIONS,
    }),
  },
  { $id: 'MoveUndoing' },
);
export type MoveUndoingBody = Static<typeof MoveUndoing>;

const tags = ['stages'];

export const moveStartupSchema = {
  operationId: 'moveStartup',
  tags,
  refuses: [409],
  summary:
    'Move a startup to a stage: its flag is set, those of later stages are removed, earlier ones stay, and Rejected and Later end',
  params: idParams,
  headers: seenVersion,
  body: ref(StageMove),
  row: ref(Startup),
  response: { 200: ref(StageMoved) },
};

export const undoMoveSchema = {
  operationId: 'undoMove',
  tags,
  refuses: [409],
  summary: 'Take back all decisions of one move; 409 when one no longer holds, or somebody decided since',
  params: idParams,
  headers: seenVersion,
  body: ref(MoveUndoing),
  row: ref(Startup),
  response: { 200: ref(StageMoved) },
};
