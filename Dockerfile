# The service on a machine of your own: docker build -t soccer-data . && docker run -p 8787:8787 soccer-data
# The first start builds dist/, which takes half a minute.
FROM node:24-trixie AS project
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts
# What only tests and deployments need; the image has a Node of its own.
RUN cd node_modules && rm -rf node-linux-* @biomejs @cfworker @cloudflare/[a-v]* @cloudflare/workers-types @duckdb @img \
  @modelcontextprotocol @redocly @rolldown @tktco @types @typescript @vitest axe-core graphql html-validate ical.js \
  json-schema-to-typescript lightningcss* lodash playwright-core prettier typescript vite vitest wrangler
RUN find node_modules -name '*.map' -delete -o -name '*.d.?ts' -delete -o -name '*.d.ts' -delete
RUN find node_modules/sql.js/dist -type f ! -name 'sql-wasm*' -delete
RUN cd node_modules/@cloudflare/workerd-linux-*/bin && strip -o stripped workerd && mv stripped workerd
RUN mkdir .tmp && mv node_modules ..

FROM gcr.io/distroless/cc-debian13:nonroot
COPY --from=project /usr/local/bin/node /usr/local/bin/node
COPY --from=project /node_modules /node_modules
COPY --from=project --chown=nonroot:nonroot /app /app
WORKDIR /app
ENV HOST=0.0.0.0 TMPDIR=/app/.tmp
# The one folder that is written: data/, dist/, and the counts of the limit.
VOLUME /app
EXPOSE 8787
HEALTHCHECK --start-period=3m CMD ["node", "--eval", "fetch('http://127.0.0.1:8787/release.json').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "scripts/run.ts", "host"]
