/** What the details show beside the details: one file, loaded after the page. */
export { FactsTab } from '../facts/FactsTab';
export { NotesTab } from '../notes/NotesTab';
export { TimelineTab } from '../timeline/TimelineTab';
