// Turns a Fluent catalog into the compact form that the pages read. Fluent's own parser reads it
// here, so a browser loads neither the parser nor the full resolver.
import { FluentParser, serializeExpression } from "@fluent/syntax";
import type { Entry, Expression, Message, Pattern, Term, Variant } from "@fluent/syntax";
import type { Choice, Text } from "../src/lib/i18n.svelte";

/** What is wrong with a catalog, and where. */
export class BadCatalogue extends Error {}

/** Read a catalog: every message by its id. BadCatalogue for anything Fluent or the pages cannot read. */
export function compiled(source: string, file: string): Record<string, Text> {
  const entries = parsed(source, file);
  const texts: Record<string, Text> = {};
  for (const entry of entries.values()) {
    if (entry.type === "Message") texts[entry.id.name] = textOf(entry, entries, `${file}: ${entry.id.name}`);
  }
  return texts;
}

/** The names of the values that a text wants. */
export function wanted(text: Text): Set<string> {
  if (typeof text === "string") return new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!));
  if (isParts(text)) return new Set(text.flatMap((part) => [...wanted(part)]));
  const variants = Object.entries(text).flatMap(([key, variant]) => (key === "$" ? [] : [...wanted(variant)]));
  return new Set([text.$, ...variants]);
}

const isParts = (text: Text): text is readonly (string | Choice)[] => Array.isArray(text);

type Entries = ReadonlyMap<string, Message | Term>;

function parsed(source: string, file: string): Entries {
  const found = new Map<string, Message | Term>();
  for (const entry of new FluentParser().parse(source).body as Entry[]) {
    if (entry.type === "Junk") {
      const line = source.slice(0, entry.span?.start ?? 0).split("\n").length;
      throw new BadCatalogue(`${file}, line ${line}: ${entry.annotations.map((each) => each.message).join("; ")}`);
    }
    if (entry.type !== "Message" && entry.type !== "Term") continue;
    const name = (entry.type === "Term" ? "-" : "") + entry.id.name;
    if (found.has(name)) throw new BadCatalogue(`${file}: ${name} stands there twice`);
    if (entry.attributes.length > 0) throw new BadCatalogue(`${file}: ${name} has attributes, and no page reads them`);
    found.set(name, entry);
  }
  return found;
}

function textOf(entry: Message | Term, entries: Entries, where: string, within: readonly string[] = []): Text {
  if (within.includes(where)) throw new BadCatalogue(`${where} leads back to itself`);
  if (!entry.value) throw new BadCatalogue(`${where} says nothing`);
  return patternText(entry.value, entries, where, [...within, where]);
}

function patternText(pattern: Pattern, entries: Entries, where: string, within: readonly string[]): Text {
  const parts: (string | Choice)[] = [];
  for (const element of pattern.elements) {
    const text = element.type === "TextElement" ? element.value : expressionText(element.expression, entries, where, within);
    for (const part of isParts(text) ? text : [text]) {
      const last = parts.at(-1);
      if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part;
      else parts.push(part);
    }
  }
  return parts.length === 1 ? parts[0]! : parts;
}

function expressionText(
  expression: Expression | Pattern["elements"][number],
  entries: Entries,
  where: string,
  within: readonly string[],
): Text {
  switch (expression.type) {
    case "StringLiteral": {
      const { value } = expression.parse();
      if (/[{}]/.test(value)) throw new BadCatalogue(`${where}: the pages cannot say a brace`);
      return value;
    }
    case "NumberLiteral":
      return expression.value;
    case "VariableReference":
      return `{${expression.id.name}}`;
    case "Placeable":
      return expressionText(expression.expression, entries, where, within);
    case "MessageReference":
    case "TermReference": {
      const name = (expression.type === "TermReference" ? "-" : "") + expression.id.name;
      const other = entries.get(name);
      if (!other || expression.attribute) throw new BadCatalogue(`${where}: there is no ${name} in this file`);
      return textOf(other, entries, `${where.split(":")[0]}: ${name}`, within);
    }
    case "SelectExpression": {
      const { selector, variants } = expression;
      if (selector.type !== "VariableReference") {
        throw new BadCatalogue(`${where}: a choice is made by a value, not by ${serializeExpression(selector)}`);
      }
      const told = (variant: Variant): Text => patternText(variant.value, entries, where, within);
      const choice: Record<string, Text> = { $: selector.id.name };
      for (const variant of variants) {
        const key = variant.key.type === "Identifier" ? variant.key.name : variant.key.value;
        choice[variant.default ? "*" : key] = told(variant);
      }
      return choice as Choice;
    }
    default:
      throw new BadCatalogue(`${where}: the pages cannot read ${serializeExpression(expression as Expression)}`);
  }
}
