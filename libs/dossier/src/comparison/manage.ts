import type { ReactNode } from 'react';
import type { ComparedStartup } from '@vaglio/contract';

/** Function that renders the Manage menu of a startup, or null for users who may not change startups. */
export type Manage = ((startup: ComparedStartup['startup']) => ReactNode) | null;
