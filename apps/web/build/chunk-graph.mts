import type { Rolldown } from 'vite';

/** The chunks of a build by their file names, with what loads what. */
export class ChunkGraph {
  readonly #chunks: ReadonlyMap<string, Rolldown.OutputChunk>;
  readonly #root: string;

  /**
   * @param output of the build
   * @param root of the sources; modules are named from there
   */
  constructor(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[], root: string) {
    this.#chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
    this.#root = root;
  }

  get files(): string[] {
    return [...this.#chunks.keys()];
  }

  /** Characters of a file. */
  size(file: string): number {
    return this.#chunks.get(file)?.code.length ?? 0;
  }

  /** Ids of the modules of a file. */
  modules(file: string): readonly string[] {
    return this.#chunks.get(file)?.moduleIds ?? [];
  }

  /** Files that this one cannot run without. */
  imports(file: string): readonly string[] {
    return this.#chunks.get(file)?.imports.filter((name) => this.#chunks.has(name)) ?? [];
  }

  /** Files that run once somebody needs them: a page, a dialog. */
  lazyImports(file: string): readonly string[] {
    return this.#chunks.get(file)?.dynamicImports.filter((name) => this.#chunks.has(name)) ?? [];
  }

  /** The file that holds a module. */
  fileOf(module: string): string {
    const id = `${this.#root}/${module}`;
    for (const [file, { moduleIds }] of this.#chunks) if (moduleIds.includes(id)) return file;
    throw new Error(`The build has no chunk of ${module}.`);
  }

  /** These files with all that they cannot run without. */
  closure(files: Iterable<string>): Set<string> {
    const found = new Set<string>();
    const visit = (file: string) => {
      if (found.has(file)) return;
      found.add(file);
      this.imports(file).forEach(visit);
    };
    for (const file of files) visit(file);
    return found;
  }
}
