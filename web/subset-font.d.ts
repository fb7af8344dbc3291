declare module "subset-font" {
  interface Options {
    targetFormat: "sfnt" | "woff" | "woff2";
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    keepFeatures?: string[];
    dropTables?: string[];
    noHinting?: boolean;
  }
  export default function subset(
    font: Uint8Array,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
