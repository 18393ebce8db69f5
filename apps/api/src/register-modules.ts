import type { FastifyPluginAsyncTypebox, TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyPluginOptions } from 'fastify';

/** Hooks that concern no request. */
const OF_APPLICATION: readonly string[] = ['preClose', 'onClose'];

/**
 * Modules share one context: making one for each took a third of the time that an application takes to be made.
 * @param ownContext those of the modules that hook into requests or read other bodies than JSON, each of which has a context of its own
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
    refuseParsers(scope);
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
      if (this === scope && !OF_APPLICATION.includes(name)) throw needsOwnContext(`hooks into ${name}`);
      return Reflect.apply(addHook, this, [name, ...rest]);
    },
  });
}

/** The bodies that one module reads would be read for the routes of all, those of forms of other sites among them. */
function refuseParsers(scope: FastifyInstance): void {
  const { addContentTypeParser } = scope;
  Object.defineProperty(scope, 'addContentTypeParser', {
    value(this: FastifyInstance, type: unknown, ...rest: unknown[]): unknown {
      if (this === scope) throw needsOwnContext(`reads ${String(type)}`);
      return Reflect.apply(addContentTypeParser, this, [type, ...rest]);
    },
  });
}

function needsOwnContext(what: string): Error {
  return new Error(`A module that ${what} needs a context of its own.`);
}
