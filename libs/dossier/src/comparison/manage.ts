import type { ReactNode } from 'react';
import type { ComparedStartup } from '@vaglio/contract';

/** What makes the menu of a startup; null for who may not manage any. */
export type Manage = ((startup: ComparedStartup['startup']) => ReactNode) | null;
