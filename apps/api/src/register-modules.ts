import type { FastifyPluginAsyncTypebox, TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyPluginOptions } from 'fastify';

/** Hooks that concern no request. */
const OF_APPLICATION: readonly string[] = ['preClose', 'onClose'];

/**
 * Modules share one context: making one for each took a third of the time that an application takes to be made.
 * @param ownContext those of the modules that hook into requests, each of which has a context of its own
 * @throws Error for a module that does so without, since its hook would concern the routes of all
 */
export async function registerModules<Needs extends FastifyPluginOptions>(
  app: FastifyInstance,
  deps: Needs,
  modules: readonly FastifyPluginAsyncTypebox<Needs>[],
  ownContext: readonly FastifyPluginAsyncTypebox<Needs>[],
): Promise<void> {
  await app.register(async (scope) => {
    refuseHooks(scope);
    const shared = scope.withTypeProvider<TypeBoxTypeProvider>();
    for (const module of modules)
      if (ownContext.includes(module)) await shared.register(module, deps);
      else await module(shared, deps);
  });
}

/** Contexts within this one hook as they like. */
function refuseHooks(scope: FastifyInstance): void {
  const { addHook } = scope;
  Object.defineProperty(scope, 'addHook', {
    value(this: FastifyInstance, name: string, ...rest: unknown[]): unknown {
      if (this === scope && !OF_APPLICATION.includes(name))
        throw new Error(`A module that hooks into ${name} needs a context of its own.`);
      return Reflect.apply(addHook, this, [name, ...rest]);
    },
  });
}
