import { defineHotkeys } from '@vaglio/ui';

/** Hotkeys of the filters. */
export const FILTER_HOTKEYS = defineHotkeys('page', [{ keys: ['f'], label: 'Add a filter' }]);
