export { InboxControl } from './InboxControl';
export { MyWorkCard } from './my-work/MyWorkCard';
export { MyWorkPage } from './my-work/MyWorkPage';
export { NotificationsCard } from './settings/NotificationsCard';
