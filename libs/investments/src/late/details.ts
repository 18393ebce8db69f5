/** The details of one startup: one file, loaded once the list is drawn. */
export { DetailsPanel } from '../details/DetailsPanel';
export { UnfoldedDetails } from '../details/UnfoldedDetails';
