#!/usr/bin/env bash
# The engine for the browser, from crates/wasm into web/engine/.
#   scripts/wasm.sh setup   makes sure that it can be built: rustup's target, or else Debian's compiler for browsers
#   scripts/wasm.sh build   builds it if it can be built; otherwise says so, once, and leaves the page without
#   scripts/wasm.sh lint    clippy, where rustup's target is there
# Neither changes the toolchain that builds everything else, but for the target that rustup adds.
set -euo pipefail
cd "$(dirname "$0")/.."
target=wasm32-unknown-unknown
debian=${XDG_CACHE_HOME:-$HOME/.cache}/parure/rust-web
out=web/engine

# Whether rustup's target is there; PARURE_WASM=debian pretends that it is not, to try the other way.
has_target() { [ "${PARURE_WASM:-}" != debian ] && ls "$(rustc --print sysroot)/lib/rustlib/$target/lib/"libstd-*.rlib >/dev/null 2>&1; }

# Debian builds browsers with a compiler of its own, whose sources have the standard library: unpacked, not installed.
fetch_debian() {
  [ ! -x "$debian/usr/bin/rustc" ] || return 0
  command -v apt-get >/dev/null && command -v dpkg >/dev/null || return 1
  apt-cache show rust-web-src >/dev/null 2>&1 || return 1
  local fresh=$debian.$$ library llvm
  needs() { apt-cache depends "$1" | sed -n "s/^ *Depends: \\($2\\)\$/\\1/p" | head -n 1; }
  library=$(needs libstd-rust-web-dev 'libstd-rust-web-[0-9.]*')
  llvm=$(needs "$library" 'libllvm[0-9]*')
  mkdir -p "$fresh/packages"
  (cd "$fresh/packages" && apt-get -qq download rustc-web libstd-rust-web-dev rust-web-src "$library" "$llvm") &&
    for package in "$fresh"/packages/*.deb; do dpkg -x "$package" "$fresh"; done || { rm -rf "$fresh"; return 1; }
  rm -rf "$fresh/packages" "$debian"
  mv "$fresh" "$debian"
}

setup() {
  has_target && return
  # Where its host cannot be reached rustup tries for minutes.
  if [ "${PARURE_WASM:-}" != debian ] && command -v rustup >/dev/null && timeout 60 rustup --quiet target add "$target" >/dev/null 2>&1; then return; fi
  fetch_debian && return
  echo "no engine in the browser: neither \`rustup target add $target\` nor Debian's rust-web-src can be had here" >&2
}

compile() {
  local flags="-C target-feature=+simd128"
  if has_target; then
    RUSTFLAGS=$flags cargo build --quiet --release --target "$target" --manifest-path crates/wasm/Cargo.toml
  elif [ -x "$debian/usr/bin/rustc" ]; then
    local linker
    linker=$(rustc --print sysroot)/lib/rustlib/$(rustc -vV | sed -n 's/^host: //p')/bin/rust-lld
    LD_LIBRARY_PATH=$(dirname "$(find "$debian/usr/lib" -name 'libLLVM*.so*' | head -n 1)"):${LD_LIBRARY_PATH:-} \
      RUSTC=$debian/usr/bin/rustc RUSTC_BOOTSTRAP=1 RUSTFLAGS=$flags CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$linker \
      cargo build --quiet --release --target "$target" --manifest-path crates/wasm/Cargo.toml \
      -Z build-std=std,panic_abort -Z build-std-features=
  else
    return 1
  fi
}

case ${1:-build} in
  setup) setup ;;
  build)
    mkdir -p "$out"
    if ! has_target && [ ! -x "$debian/usr/bin/rustc" ]; then
      echo "the page is built without the engine, and plays online only: \`make setup\` gets what is missing" >&2
      rm -f "$out"/*.wasm "$out"/*.bin
      exit 0
    fi
    compile
    cp "crates/wasm/target/$target/release/parure_wasm.wasm" "$out/engine.wasm"
    cp crates/bots/weights/*.bin "$out/"
    ;;
  lint)
    ! has_target || (cd crates/wasm && cargo clippy --quiet --target "$target" -- -D warnings)
    ;;
  *) echo "usage: scripts/wasm.sh setup|build|lint" >&2; exit 2 ;;
esac
