# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
# The hooks that npm ci sets, and the package of the program `vaglio`.
COPY tools/hooks tools/hooks
COPY tools/cli tools/cli
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run package && mv dist/package/vaglio-*/ /vaglio

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
RUN useradd --uid 10001 --user-group --no-create-home vaglio && install -d -o vaglio -g vaglio -m 700 /data /backups
COPY --from=build /vaglio /opt/vaglio
RUN ln -s /opt/vaglio/vaglio.mjs /usr/local/bin/vaglio
USER 10001:10001
WORKDIR /data
VOLUME ["/data"]
EXPOSE 4000
# The start restores nothing and migrates what is older: it may take a while on a large database.
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["vaglio"]
CMD ["start"]
