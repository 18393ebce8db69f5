import type { Plugin } from 'vite';
import { foldCode, type Never } from './fold-code.mts';
import type { SyntaxNode } from './syntax-tree.mts';

const FILE = '/node_modules/react-dom/cjs/react-dom-client.production.js';

const nothing = (...names: string[]) => names.map((name) => [name, 'void 0'] as const);
const no = (...names: string[]) => names.map((name) => [name, 'false'] as const);
const none = (...names: string[]) => names.map((name) => [name, 'null'] as const);

/**
 * What React draws for apps that do what ours does not: hydrate the page of a server, have React put titles, styles and
 * scripts into the head, move views with ViewTransition, hide them with Activity, give forms an action and fragments a ref.
 */
const NEVER_IN_REACT: Never = {
  tags: [
    18, // a boundary in a server's page
    19, // SuspenseList
    21, // a scope
    23, // LegacyHidden
    26, // what belongs into the head
    27, // html, head and body
    30, // ViewTransition
    31, // Activity
  ],
  variables: new Map([
    ...no('isHydrating', 'shouldStartViewTransition', 'viewTransitionMutationContext'),
    ...no('inUpdateViewTransition', 'rootViewTransitionAffected', 'rootViewTransitionNameCanceled'),
    ...none('hydrationParentFiber', 'nextHydratableInstance', 'hydrationErrors'),
    ...none('pendingViewTransition', 'pendingViewTransitionEvents', 'appearingViewTransitions'),
  ]),
  properties: new Map([...none('dehydrated'), ...no('isDehydrated')]),
  functions: new Map([
    // Pages from a server.
    ...no('popHydrationState', 'queueIfContinuousEvent'),
    ...none('getParentHydrationBoundary', 'updateDehydratedSuspenseComponent'),
    ...nothing('clearIfContinuousEvent', 'commitSuspenseHydrationCallbacks', 'retryIfBlockedOn'),
    ...nothing('throwOnHydrationMismatch'),
    // The head, and waiting for its files.
    ...no('isHostHoistableType'),
    ...none('getHoistableRoot', 'waitForCommitToBeReady'),
    ...nothing('accumulateSuspenseyCommitOnFiber', 'preloadInstanceAndSuspendIfNeeded'),
    ...nothing(
      'preconnectAs',
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
    ),
    // View transitions.
    ...none('startViewTransition'),
    ...nothing('commitAfterMutationEffectsOnFiber', 'commitAppearingPairViewTransitions'),
    ...nothing('commitDeletedPairViewTransitions', 'commitEnterViewTransitions', 'commitExitViewTransitions'),
    ...nothing('commitNestedViewTransitions', 'measureNestedViewTransitions', 'trackEnterViewTransitions'),
    ...nothing(
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restorePairedViewTransitions',
    ),
    // Actions of forms, elements of other makers, refs of fragments.
    ...nothing('startHostTransition', 'mountActionState', 'updateActionState', 'rerenderActionState'),
    ...no('isCustomElement', 'isFragmentInstanceParent'),
    ...nothing('FragmentInstance', 'traverseVisibleInstancesAndTextInstances'),
    ...nothing('commitNewChildToFragmentInstances', 'commitFragmentInstanceInsertionEffects'),
    ...nothing('commitFragmentInstanceDeletionEffects'),
  ]),
  targets: ['exports.hydrateRoot', 'ReactDOMHydrationRoot.prototype', 'FragmentInstance.prototype'],
};

/**
 * What the renderer throws to stop its own work: made once, as the page is loaded, and known by its identity alone. An
 * Error would note where it was made, for which a browser with developer tools reads all of the file again.
 */
const SIGNALS = [
  'HydrationMismatchException',
  'SuspenseException',
  'SuspenseyCommitException',
  'SuspenseActionException',
  'SelectiveHydrationException',
];

/**
 * Builds with the part of React's renderer that our components can turn on; lint keeps them from what would need the rest.
 * Every page loads it. Fails the build when React has changed.
 */
export function leanReact(): Plugin {
  let isFound = false;
  return {
    name: 'lean-react',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(FILE)) return null;
      isFound = true;
      return leanReactCode(code, this.parse(code));
    },
    buildEnd(failure) {
      if (failure === undefined && !isFound) throw new Error(`The build has no ${FILE}.`);
    },
  };
}

/**
 * The renderer without what never happens.
 * @param tree of the code
 * @throws Error when it lacks a name that it is folded by
 */
export function leanReactCode(code: string, tree: SyntaxNode): string {
  const folded = foldCode(code, tree, NEVER_IN_REACT);
  if (folded.missing.length > 0) throw new Error(`React no longer has ${folded.missing.join(', ')}.`);
  return SIGNALS.reduce(withoutStack, folded.code);
}

function withoutStack(code: string, name: string): string {
  const made = new RegExp(`\\b${name} = Error\\((formatProdErrorMessage\\(\\d+\\))\\)`);
  if (!made.test(code)) throw new Error(`React no longer has ${name}.`);
  return code.replace(made, `${name} = Object.assign(Object.create(Error.prototype), { message: $1 })`);
}
