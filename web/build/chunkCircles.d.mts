export function chunkCircle(imports: Readonly<Record<string, readonly string[]>>): string[] | undefined;
