export { ScoresSection } from '@vaglio/admin-params';
