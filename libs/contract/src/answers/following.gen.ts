// Generated from the contract by 'npm run contract'. Do not edit.
import { object } from '../shapes/object';
import { text, yes } from '../shapes/values';

export const followingShape = /* @__PURE__ */ object({ startup_id: text, is_followed: yes });
