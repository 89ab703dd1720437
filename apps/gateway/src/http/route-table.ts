import { Injectable, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { pathToRegexp } from 'path-to-regexp';
import { ROUTE_METADATA, type RouteDescription } from './route';

/** A route of this gateway, read off its controller. */
export interface KnownRoute {
  method: string;
  /** With parameters as `:name`. */
  path: string;
  /** What Express matches it by. */
  pattern: RegExp;
  description?: RouteDescription;
}

/** Every route of the gateway; the reference and `Allow` are made from it. */
@Injectable()
export class RouteTable {
  private known: KnownRoute[] | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  routes(): KnownRoute[] {
    this.known ??= this.discovery
      .getControllers()
      .flatMap(({ metatype, instance }) => this.routesOf(metatype as object, instance as object));
    return this.known;
  }

  /** The methods that a path takes; none where it is unknown. */
  methodsOf(path: string): string[] {
    const methods = this.routes()
      .filter(({ pattern }) => pattern.test(path))
      .map(({ method }) => method);
    return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)];
  }

  private routesOf(controller: object, instance: object): KnownRoute[] {
    const prefix = String(Reflect.getMetadata(PATH_METADATA, controller) ?? '');
    const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
    return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name]!;
      const paths = Reflect.getMetadata(PATH_METADATA, handler) as string | string[] | undefined;
      if (paths === undefined) return [];
      const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number]!;
      const description = Reflect.getMetadata(ROUTE_METADATA, handler) as RouteDescription | undefined;
      return [paths].flat().map((own) => {
        const path = joinPaths(prefix, own);
        return { method, path, pattern: pathToRegexp(path).regexp, description };
      });
    });
  }
}

function joinPaths(...parts: string[]): string {
  return `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;
}
