export { NewsLine } from './NewsLine';
export { NewsMark } from './NewsMark';
export { ViewBar } from './ViewBar';
export { ViewDialogs } from './ViewDialogs';
export { useSeen } from './use-seen';
export { useViewPage } from './use-view-page';
export { useIsViewGone, useViews } from './use-views';
export { useVisit } from './use-visit';
export { VIEW_HOTKEYS, viewActs } from './view-keys';
